import { readBars } from '../server/test/features/invoices/readBars.js'
import { openPdf, pagesOf } from '../server/test/features/invoices/readPdf.js'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { sign } from './sign.js'
import { expect, test } from './stories.js'

test('[I15] [I10] an old laptop is bought in within 8 presses, pays a part of a new one, and the receipt says so and is scanned', async ({
  backOffice,
  api,
}) => {
  const { page } = backOffice
  await api.graphql('mutation ($input: CreateProductInput!) { createProduct(input: $input) { id } }', {
    input: { title: 'Laptop Dageraad', language: 'nl', price: 449, stock: 3, gtin: '4006381333962' },
  })
  await backOffice.open('')
  let presses = 0
  const press = async (name: string | RegExp) => {
    await page.getByRole('button', { name, exact: true }).click()
    presses++
  }
  await page.getByRole('link', { name: 'Inkoop', exact: true }).first().click()
  presses++
  const form = page.getByRole('form', { name: 'Inkopen' })
  for (const [label, text] of [
    ['Naam', 'Marijke Avondster'],
    ['Straat en huisnummer', 'Kerkstraat 14'],
    ['Postcode', '3511 AB'],
    ['Plaats', 'Utrecht'],
    ['Soort goed', 'Laptop'],
    ['Merk', 'Acer'],
    ['Model', 'Swift Avond'],
    ['Serienummer', 'NX-AVOND-1'],
    ['Prijs voor de verkoper', '120'],
  ] as const)
    await form.getByLabel(label, { exact: false }).first().fill(text)
  await press('Paspoort')
  await press('Inruil')
  await sign(page, form.getByLabel('Teken hier'))
  presses++
  await form.getByRole('button', { name: 'Inkopen' }).click()
  presses++
  const said = await page.getByText(/^I\d\d-\d{4} is ingekocht/).textContent()
  const bought = said?.split(' ')[0] ?? ''
  expect(presses).toBeLessThanOrEqual(8)

  // From the notice to the till: nothing is looked up again.
  await page.getByRole('link', { name: 'Verrekenen in de kassa' }).first().click()
  presses = 1
  await page.getByLabel('Scan of zoek').fill('4006381333962')
  await page.keyboard.press('Enter')
  presses++
  const sale = page.getByRole('form', { name: 'Verkoop' })
  await sale.getByRole('button', { name: /^Acer Swift Avond/ }).click()
  presses++
  await expect(sale.getByText(/329,00/).first()).toBeVisible()
  await expectNoFindings(page)
  await page.setViewportSize({ width: 375, height: 740 })
  await expectToFit(page)
  await sale.getByRole('button', { name: 'Pin' }).click()
  presses++
  await sale.getByRole('button', { name: 'Betaald' }).click()
  presses++
  await expect(page.getByText(/^B\d\d-\d{4} is betaald\.$/)).toBeVisible()
  expect(presses).toBeLessThanOrEqual(5)

  const paper = await page.getByRole('link', { name: 'Bon printen' }).getAttribute('href')
  const content = await (await page.request.get(paper ?? '')).body()
  const [text] = await pagesOf(content)
  expect(text).toContain(`Inruil: Acer Swift Avond (${bought}) € 120,00`)
  expect(text).toContain('Pin € 329,00')
  const scanned = await readBars(await (await openPdf(content)).getPage(1))
  await page.getByLabel('Scan of zoek').fill(scanned ?? '')
  await page.keyboard.press('Enter')
  const back = page.getByRole('form', { name: 'Retour' })
  await expect(back).toContainText(`Retour van bon ${scanned}`)
  await expectToFit(page)
  await back.getByRole('button', { name: 'Pin' }).click()
  await back.getByRole('button', { name: 'Terugbetalen' }).click()
  await expect(page.getByText(/^C\d\d-\d{4} is gemaakt/)).toBeVisible()
  const { openTradeIns } = await api.graphql<{ openTradeIns: { make: string; owed: number }[] }>(
    '{ openTradeIns { make owed } }',
  )
  expect(openTradeIns).toContainEqual({ make: 'Acer', owed: 120 })
})
