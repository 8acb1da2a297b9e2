import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { longForm } from './longForm.js'
import { rememberLanguage } from './rememberLanguage.js'
import { expect, test } from './stories.js'

test('[X68] a message is found in the inbox, answered by mail with what was asked below it, and made a repair', async ({
  api,
  backOffice,
}) => {
  const { page } = backOffice
  await api.graphql('mutation ($input: CreateEmailInput!) { createEmail(input: $input) { id } }', {
    input: {
      name: 'Gerda Vraagt',
      email: 'gerda@example.com',
      phone: '06 12345678',
      message: 'Mijn scherm is zwart.\nKan dat gemaakt worden?',
    },
  })
  await backOffice.open('dashboard')
  await page.getByRole('navigation', { name: 'Beheermenu' }).getByRole('link', { name: 'Berichten' }).click()
  await expect(page).toHaveURL('/cougarXr7/berichten')
  const row = page.getByRole('listitem').filter({ hasText: 'Gerda Vraagt' })
  await expect(row.getByRole('img', { name: 'Ongelezen' })).toBeVisible()
  await row.getByRole('link', { name: 'Gerda Vraagt' }).click()

  await page.getByRole('button', { name: 'Antwoord versturen' }).click()
  await expect(
    page.getByRole('alert').getByText('Schrijf een antwoord.').or(page.getByText('Schrijf een antwoord.')),
  ).toBeVisible()
  await page.getByRole('textbox', { name: 'Antwoord aan gerda@example.com' }).fill('Ja, breng hem langs.')
  await page.getByRole('button', { name: 'Antwoord versturen' }).click()
  await backOffice.hasSaid('Je antwoord aan gerda@example.com is verstuurd.')
  const answers = page.getByRole('region', { name: 'Wat je hebt geantwoord' })
  await expect(answers).toContainText('Ja, breng hem langs.')
  await expectNoFindings(page)
  await answers.getByRole('link', { name: /^Mail/ }).click()
  await expect(page.frameLocator('iframe').first().locator('body')).toContainText('> Kan dat gemaakt worden?')

  await backOffice.open('berichten')
  await expect(row).toBeHidden()
  await page.getByRole('button', { name: 'Afgehandeld', exact: true }).click()
  await expect(row).toContainText('Beantwoord')
  await row.getByRole('button', { name: /heropenen/ }).click()
  await backOffice.hasSaid('Het bericht van Gerda Vraagt staat weer open.')
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await row.getByRole('link', { name: 'Gerda Vraagt' }).click()
  await page.getByRole('button', { name: 'Ongelezen maken' }).click()
  await expect(row.getByRole('img', { name: 'Ongelezen' })).toBeVisible()
  await row.getByRole('link', { name: 'Gerda Vraagt' }).click()

  await page.getByRole('button', { name: 'Er een reparatie van maken' }).click()
  await expect(page).toHaveURL('/cougarXr7/inname')
  await expect(page.getByRole('textbox', { name: 'Naam' }).first()).toHaveValue('Gerda Vraagt')
  const written = () =>
    page.locator('textarea').evaluateAll((all) => all.map((area) => (area as HTMLTextAreaElement).value))
  await expect.poll(async () => (await written()).join()).toContain('Mijn scherm is zwart.')
})

for (const [width, language] of [[375, 'en'], ...longForm([1280, 'nl'] as const)] as const) {
  test(`[X68] axe finds nothing in the inbox and on a message, which fit ${width} px (${language}) @every`, async ({
    backOffice,
  }) => {
    const { page } = backOffice
    await page.setViewportSize({ width, height: 800 })
    await rememberLanguage(page, language)
    await backOffice.open('berichten?toon=all')
    const first = page.getByRole('main').getByRole('listitem').first().getByRole('link')
    await expect(first).toBeVisible()
    await expectNoFindings(page)
    await expectToFit(page)
    await first.click()
    await expect(
      page.getByRole('region', { name: language === 'nl' ? 'Antwoorden' : 'Answer', exact: true }),
    ).toBeVisible()
    await expectNoFindings(page)
    await expectToFit(page)
  })
}
