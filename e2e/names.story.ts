import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { prefer } from './prefer.js'
import { expect, test } from './stories.js'

for (const [language, width, alike, add, name] of [
  ['nl', 1280, 'Dit lijkt op een bekende klant. Is het een van deze?', 'Nieuwe klant', 'Naam'],
  ['en', 375, 'This resembles a known customer. Is it one of these?', 'New customer', 'Name'],
] as const) {
  test(`[Y22] at the counter a known customer is named before a second one is added, in ${language} at ${width} px`, async ({
    api,
    backOffice,
  }) => {
    const { page } = backOffice
    await api.graphql('mutation ($input: CreateCustomerInput!) { register(input: $input) { id } }', {
      input: { name: 'Zoë Brånd', email: `zoe-${language}@example.nl`, phoneNumber: '06-12345678 (na 18u)' },
    })
    await prefer(page, language, 'light', width)
    await page.goto('/cougarXr7/inname')
    await page.getByRole('searchbox').fill('zoe barnd')
    await expect(page.getByRole('button', { name: /^Zoë Brånd/ }).first()).toBeVisible()
    await page.getByRole('button', { name: add }).click()
    await page.getByRole('textbox', { name, exact: true }).fill('Zoe Brand')
    await expect(page.getByText(alike)).toBeVisible()
    await expectToFit(page)
    await expectNoFindings(page)
    await page
      .getByRole('button', { name: /^Zoë Brånd/ })
      .first()
      .click()
    await expect(page.getByText(alike)).toBeHidden()
    await expect(page.getByText('Zoë Brånd')).toBeVisible()
  })
}

test('[Y22] a list of customers is sorted without regard to case and accents', async ({ api, backOffice }) => {
  const { page } = backOffice
  for (const [index, name] of [
    'Zwart Xander',
    'de Vries Xander',
    'Évelien Xander',
    'Evert Xander',
    'Eva Xander',
  ].entries()) {
    await api.graphql('mutation ($input: CreateCustomerInput!) { register(input: $input) { id } }', {
      input: { name, email: `xander${index}@example.nl` },
    })
  }
  await prefer(page, 'nl', 'light', 1280)
  await page.goto('/cougarXr7/klanten/overzicht')
  const rows = page.getByRole('cell', { name: /Xander$/ })
  await page.getByRole('searchbox').fill('xander')
  await expect(page).toHaveURL(/xander/)
  // The whole list shows them, too.
  await expect(page.getByText('5 resultaten')).toBeVisible()
  await expect(rows).toHaveCount(5)
  await page.getByRole('button', { name: /^Naam/ }).click()
  await expect(rows).toHaveText(['de Vries Xander', 'Eva Xander', 'Évelien Xander', 'Evert Xander', 'Zwart Xander'])
})
