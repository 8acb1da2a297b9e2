import { makeNewsItem } from './content.js'
import { longForm } from './longForm.js'
import { rememberLanguage } from './rememberLanguage.js'
import { expect, test } from './stories.js'

const translations = {
  nl: {
    title: 'Titel',
    taken: 'Er bestaat al een nieuwsbericht met deze titel, kies een andere titel.',
    save: 'Opslaan',
    other: 'English',
  },
  en: {
    title: 'Title',
    taken: 'There already exists a news item with this title, please choose another title.',
    save: 'Save',
    other: 'Nederlands',
  },
} as const

for (const [language, width] of [['nl', 375], ...longForm(['en', 1280], ['nl', 1280], ['en', 375])] as const) {
  test(`[B17] [M14] [E6] a title that is taken is reported while the user types, in its own language (${language}, ${width} px)`, async ({
    api,
    backOffice,
  }) => {
    const texts = translations[language]
    const taken = `Nepmail van de bank ${language} ${width}`
    await makeNewsItem(api, taken, language)
    const { page } = backOffice
    await page.setViewportSize({ width, height: 900 })
    await rememberLanguage(page, language)
    await backOffice.open('nieuws/toevoegen')
    const title = page.getByRole('textbox', { name: texts.title, exact: true })

    await title.fill(taken.toUpperCase())
    await expect(page.getByText(texts.taken)).toBeVisible()
    await expect(title).toHaveAttribute('aria-invalid', 'true')
    // The other language may have a news item of that name.
    await page.getByRole('button', { name: texts.other, exact: true }).click()
    await expect(page.getByText(texts.taken)).toBeHidden()
  })
}

test('[B17] [M14] a record may keep its own title, and the server refuses what the form let through', async ({
  api,
  backOffice,
}) => {
  const { page } = backOffice
  const { nl } = translations
  await makeNewsItem(api, 'Nepmail van de post')
  const other = await makeNewsItem(api, 'Nepmail van de belasting')
  await backOffice.open(`nieuws/wijzigen/${other.id}`)
  await backOffice.fill('Titel', 'Nepmail van de Belasting')
  await backOffice.save()
  await backOffice.hasSaid('Nieuwsbericht ‘Nepmail van de Belasting’ is gewijzigd.')

  await backOffice.fill('Titel', 'nepmail van de post')
  await backOffice.save()
  await expect(page.getByText(nl.taken)).toBeVisible()
  await backOffice.hasSaid('Er is een probleem opgetreden bij het opslaan')
  await expect(backOffice.field('Titel')).toHaveValue('nepmail van de post')
})
