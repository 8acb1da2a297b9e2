import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { longForm } from './longForm.js'
import { expect, shopAddress, test } from './stories.js'

const translations = {
  nl: { open: 'Zoeken', menu: /^Zoek een scherm/, actions: 'Handelingen', add: 'Product toevoegen', other: /Engels/ },
  en: { open: 'Search', menu: /^Find a screen/, actions: 'Actions', add: 'Add product', other: /Dutch/ },
}

for (const [language, width] of [['nl', 1280], ...longForm(['en', 375])] as const) {
  test(`[B9] [B10] everything is found by typing (${language}, ${width} px) @every`, async ({
    backOffice: { page },
    api,
  }) => {
    const texts = translations[language]
    const name = `Vindbaar ${language} ${Date.now()}`
    const { createZzpProduct } = await api.graphql<{ createZzpProduct: { id: number } }>(
      'mutation ($title: String!) { createZzpProduct(input: { title: $title, stock: 1 }) { id } }',
      { title: name },
    )
    const state = encodeURIComponent(JSON.stringify({ language }))
    await page.context().addCookies([{ name: 'state', value: state, url: shopAddress('/') }])
    await page.setViewportSize({ width, height: 760 })
    await page.goto('/cougarXr7/reviews/overzicht')
    const menu = page.getByRole('combobox', { name: texts.menu })

    await page.getByRole('button', { name: texts.open, exact: true }).click()
    await expect(menu).toBeFocused()
    await expectNoFindings(page)
    await expectToFit(page)
    await menu.fill(name)
    await expect(page.getByRole('option', { name })).toHaveAttribute('aria-selected', 'true')
    await expectNoFindings(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/cougarXr7/zzp-producten/wijzigen/${createZzpProduct.id}`)

    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await menu.fill('product')
    await page.getByRole('group', { name: texts.actions }).getByRole('option', { name: texts.add, exact: true }).click()
    await expect(page).toHaveURL('/cougarXr7/producten/toevoegen')

    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await page.getByRole('option', { name: texts.other }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'nl' ? 'en' : 'nl')
    await expect(page.getByRole('button', { name: translations[language === 'nl' ? 'en' : 'nl'].open })).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(menu.or(page.getByRole('combobox')).first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
}

test('[X62] what the shop calls its settings leads to the screen that has them', async ({ backOffice: { page } }) => {
  await page.goto('/cougarXr7/reviews/overzicht')
  await expect(page.getByRole('button', { name: translations.nl.open, exact: true })).toBeVisible()
  for (const [typed, option, address] of [
    ['openingstijden', 'Openingstijden', 'winkel/openingstijden'],
    ['instellingen', 'Gegevens', 'winkel/gegevens'],
    ['logo', 'Uiterlijk', 'winkel/uiterlijk'],
  ]) {
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: translations.nl.menu }).fill(typed ?? '')
    const first = page.getByRole('option').first()
    await expect(first).toContainText(option ?? '')
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/cougarXr7/${address}`)
  }
})

for (const [language, width] of [['en', 1280], ...longForm(['nl', 375])] as const) {
  test(`[M8] [B16] nothing is lost while there is no connection (${language}, ${width} px) @every`, async ({
    backOffice,
  }) => {
    const { page } = backOffice
    const isDutch = language === 'nl'
    const title = `Zonder verbinding ${language} ${Date.now()}`
    const state = encodeURIComponent(JSON.stringify({ language }))
    await page.context().addCookies([{ name: 'state', value: state, url: shopAddress('/') }])
    await page.setViewportSize({ width, height: 760 })
    await backOffice.open('nieuws-groepen/toevoegen')
    const field = page.getByRole('textbox', { name: isDutch ? 'Titel' : 'Title', exact: true })
    await field.fill(title)

    await page.context().setOffline(true)
    const notice = page.getByText(isDutch ? /^Geen verbinding met de server/ : /^No connection to the server/)
    await expect(notice).toBeVisible()
    await expectNoFindings(page)
    await expectToFit(page)
    const save = page.getByRole('button', { name: isDutch ? 'Opslaan' : 'Save', exact: true })
    await save.click()
    await expect(
      page.getByText(isDutch ? /Controleer je internetverbinding/ : /check your internet connection/).first(),
    ).toBeVisible()
    await expect(field).toHaveValue(title)

    await page.context().setOffline(false)
    await expect(notice).toBeHidden()
    await save.click()
    await expect(page.getByText(isDutch ? 'is toegevoegd' : 'has been created').first()).toBeVisible()
  })
}
