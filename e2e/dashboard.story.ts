import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { longForm } from './longForm.js'
import { expect, shopAddress, test } from './stories.js'

test('[B1] the owner sees at the start what waits, what is lacking and what happened', async ({ backOffice, api }) => {
  await api.graphql('mutation { countPageView(path: "/nl/contact") }')
  await api.graphql(
    'mutation { sendContactMessage(input: { name: "Een nieuwe vraag", email: "vraag@example.com", message: "Past dit in mijn laptop?" }) { sent } }',
  )
  await api.graphql('mutation { createNewsGroup(input: { title: "Rubriek zonder Engels", language: nl }) { id } }')
  const { createZzpProduct } = await api.graphql<{ createZzpProduct: { id: number } }>(
    'mutation { createZzpProduct(input: { title: "Bijna geen kabel", stock: 0 }) { id } }',
  )

  const { page } = backOffice
  await page.goto('/cougarXr7')
  await expect(page).toHaveURL('/cougarXr7/dashboard')
  const section = (name: string) => page.getByRole('region', { name })
  await expect(
    section('Reparaties')
      .getByRole('link', { name: /In behandeling/ })
      .first(),
  ).toBeVisible()
  await expect(section('Ongelezen berichten').getByText('Een nieuwe vraag')).toBeVisible()
  await expect(section('Nog niet vertaald').getByText('Rubriek zonder Engels')).toBeVisible()
  await expect(section('Bezoek van de laatste 30 dagen').getByRole('img')).toBeVisible()
  await expect(section('Laatst gewijzigd').getByRole('link', { name: /Bijna geen kabel/ })).toContainText(
    'Toegevoegd · Sophie Visser',
  )

  await section('Laatst gewijzigd')
    .getByRole('link', { name: /Bijna geen kabel/ })
    .click()
  await expect(page).toHaveURL(`/cougarXr7/zzp-producten/wijzigen/${createZzpProduct.id}`)
  await page.goBack()
  await section('Reparaties')
    .getByRole('link', { name: /In de wacht/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/cougarXr7\/reparaties\/overzicht/)
})

for (const [language, width, title] of [
  ['nl', 320, 'Ongelezen berichten'],
  ...longForm(['en', 375, 'Unread messages']),
] as const) {
  test(`[B1] the start fits a phone of ${width} px (${language}), in the dark`, async ({ backOffice: { page } }) => {
    const state = encodeURIComponent(JSON.stringify({ language, theme: 'dark' }))
    await page.context().addCookies([{ name: 'state', value: state, url: shopAddress('/') }])
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/cougarXr7/dashboard')
    await expect(page.getByRole('region', { name: title }).getByRole('listitem').first()).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expectNoFindings(page)
    await expectToFit(page)
  })
}
