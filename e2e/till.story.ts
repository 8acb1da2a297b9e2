import type { Session } from '../scripts/house/session.mjs'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { prefer } from './prefer.js'
import { expect, test } from './stories.js'

/** A product that a scanner knows, with some in stock. */
async function stocked(api: Session, title: string, gtin: string): Promise<{ id: number }> {
  const { product } = await api.graphql<{ product: { id: number } }>(
    'mutation ($input: CreateProductInput!) { product: createProduct(input: $input) { id } }',
    { input: { title, language: 'nl', price: 24.95, stock: 5, gtin } },
  )
  return product
}

test('[I10] a mouse is sold without a customer or a job in three presses, and leaves the stock once', async ({
  backOffice,
  api,
}) => {
  const { page } = backOffice
  const { id } = await stocked(api, 'Draadloze muis Nacht', '4006381333931')
  await backOffice.open('kassa')
  let presses = 0
  // A scanner types and ends with Enter.
  await page.getByLabel('Scan of zoek').fill('4006381333931')
  await page.keyboard.press('Enter')
  presses++
  const sale = page.getByRole('form', { name: 'Verkoop' })
  await expect(sale).toContainText('Draadloze muis Nacht')
  await expect(sale.getByRole('status')).toHaveText('€ 24,95')
  await page.reload()
  await expect(sale).toContainText('Draadloze muis Nacht')
  await sale.getByRole('button', { name: 'Contant' }).click()
  presses++
  await sale.getByLabel('Contant gegeven').fill('30')
  await expect(sale).toContainText('Terug € 5,05')
  await expectNoFindings(page)
  await sale.getByRole('button', { name: 'Betaald' }).dblclick()
  presses++
  await expect(page.getByText(/^B\d\d-\d{4} is betaald\.$/)).toBeVisible()
  await expect(page.getByText('Terug € 5,05')).toBeVisible()
  await expect(page.getByLabel('Scan of zoek')).toBeFocused()
  expect(presses).toBeLessThanOrEqual(5)
  const { product } = await api.graphql<{ product: { stock: number } }>(
    'query ($id: Int!) { product(id: $id) { stock } }',
    { id },
  )
  expect(product.stock).toBe(4)
})

test('[I10] what the shop does not know is sold as a free line, on a phone in the dark too', async ({ backOffice }) => {
  const { page } = backOffice
  await prefer(page, 'en', 'dark', 375)
  await backOffice.open('kassa')
  await page.getByLabel('Scan or search').fill('4006381333932')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This barcode is wrong. Scan it again.')).toBeVisible()
  await page.getByLabel('Scan or search').fill('onbekend ding zonder naam')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Free line' }).click()
  const sale = page.getByRole('form', { name: 'Sale' })
  await expect(sale.getByLabel('Description')).toHaveValue('onbekend ding zonder naam')
  await sale.getByLabel('Price').fill('10,50')
  await sale.getByLabel('Quantity').fill('2')
  await expect(sale.getByRole('status')).toHaveText('€21.00')
  await sale.getByRole('button', { name: 'Card' }).click()
  await expectToFit(page)
  await expectNoFindings(page)
  await sale.getByRole('button', { name: 'Paid' }).click()
  await expect(page.getByText(/^B\d\d-\d{4} is paid\.$/)).toBeVisible()
})

test('[I11] the day is closed by counting the drawer, with a reason for a difference, and stays as it was', async ({
  backOffice,
}) => {
  const { page } = backOffice
  await backOffice.open('kassa/dagafsluiting')
  await page.getByRole('button', { name: 'Geld erin of eruit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Bedrag').fill('50')
  await dialog.getByLabel('Waarom').fill('Wisselgeld van de bank')
  await expectNoFindings(page)
  await dialog.getByRole('button', { name: 'Vastleggen' }).click()
  await expect(page.getByText('Wisselgeld van de bank').first()).toBeVisible()
  await page.getByLabel('€ 50,00').fill('2')
  await expect(page.getByText(/te (veel|weinig)\.$/)).toBeVisible()
  const close = page.getByRole('button', { name: 'Dag afsluiten' })
  await page.getByLabel('Blijft in de lade').fill('60')
  await expect(close).toBeDisabled()
  await page.getByLabel('Waardoor komt dat?').fill('Verteld')
  await expect(page.getByText('Eruit te halen: € 40,00')).toBeVisible()
  await page.setViewportSize({ width: 375, height: 740 })
  await expectToFit(page)
  await expectNoFindings(page)
  await close.click()
  await expect(page.getByText(/^De dag is afgesloten: K\d+/)).toBeVisible()
  await backOffice.open('kassa/dagafsluiting')
  await expect(page.getByText('Wisselgeld van de vorige keer')).toBeVisible()
  await expect(page.getByText('€ 60,00').first()).toBeVisible()
})

test('[I10] a cable and an adapter are paid in two parts, and the cable comes back in three presses', async ({
  backOffice,
  api,
}) => {
  const { page } = backOffice
  const { id } = await stocked(api, 'Adapter Ochtend', '4006381333948')
  await backOffice.open('kassa')
  const find = page.getByLabel('Scan of zoek')
  await find.fill('4006381333948')
  await page.keyboard.press('Enter')
  const sale = page.getByRole('form', { name: 'Verkoop' })
  await sale.getByLabel('Aantal').fill('2')
  await sale.getByRole('button', { name: 'Pin' }).click()
  await sale.getByRole('button', { name: 'Deel betalen' }).click()
  await page.keyboard.type('20')
  await sale.getByRole('button', { name: 'Contant' }).click()
  await sale.getByLabel('Contant gegeven').fill('50')
  await expect(sale).toContainText('Terug € 20,10')
  await expectNoFindings(page)
  await page.keyboard.press('Enter')
  const said = await page.getByText(/^B\d\d-\d{4} is betaald\.$/).textContent()
  let presses = 0
  await find.fill(said?.split(' ')[0]?.toLowerCase() ?? '')
  await page.keyboard.press('Enter')
  presses++
  const back = page.getByRole('form', { name: 'Retour' })
  await expect(back.getByRole('status')).toHaveText('€ 24,95')
  await back.getByRole('button', { name: 'Contant' }).click()
  presses++
  await expectNoFindings(page)
  await page.setViewportSize({ width: 375, height: 740 })
  await expectToFit(page)
  await back.getByRole('button', { name: 'Terugbetalen' }).dblclick()
  presses++
  await expect(page.getByText(/^C\d\d-\d{4} is gemaakt/)).toBeVisible()
  await expect(page.getByText('Terug € 24,95')).toBeVisible()
  expect(presses).toBeLessThanOrEqual(3)
  const { product } = await api.graphql<{ product: { stock: number } }>(
    'query ($id: Int!) { product(id: $id) { stock } }',
    { id },
  )
  expect(product.stock).toBe(4)
})

test('[I10] a job and a reservation are collected at the till in one sale, in four presses, and the receipt is mailed', async ({
  backOffice,
  api,
}) => {
  const { page } = backOffice
  const { id: product } = await stocked(api, 'Toetsenbord Middag', '4006381333955')
  const { customer } = await api.graphql<{ customer: { id: number } }>(
    'mutation ($input: CreateCustomerInput!) { customer: register(input: $input) { id } }',
    { input: { name: 'Wolters', email: 'wolters@example.com', password: 'a-good-password' } },
  )
  const lines = [{ kind: 'labour', description: 'Scherm vervangen', quantity: '1', unitPrice: 89, vatRate: 21 }]
  const { job } = await api.graphql<{ job: { id: number; number: string } }>(
    'mutation ($input: CreateStatusRepairInput!) { job: createStatusRepair(input: $input) { id number } }',
    { input: { customer: customer.id, description: 'Laptop van Wolters', lines, holdBackNotice: true } },
  )
  await api.graphql('mutation ($input: ReserveProductInput!) { reserveProduct(input: $input) { code } }', {
    input: { product, name: 'Wolters', email: 'wolters@example.com', language: 'nl' },
  })
  await backOffice.open('kassa')
  const find = page.getByLabel('Scan of zoek')
  const found = page.getByRole('list', { name: 'Gevonden' })
  const sale = page.getByRole('form', { name: 'Verkoop' })
  let presses = 0
  await find.fill(job.number)
  await found.getByRole('button', { name: 'Laptop van Wolters' }).click()
  presses++
  await find.fill('Wolters')
  await found.getByRole('button', { name: 'Toetsenbord Middag' }).click()
  presses++
  await expect(sale.getByRole('status')).toHaveText('€ 113,95')
  await sale.getByRole('button', { name: 'Pin' }).click()
  presses++
  await sale.getByRole('button', { name: 'Betaald' }).click()
  presses++
  await expect(page.getByText(/^B\d\d-\d{4} is betaald\.$/)).toBeVisible()
  expect(presses).toBeLessThanOrEqual(5)
  const { statusRepair, reservations } = await api.graphql<{
    statusRepair: { paidWith: string; pickedUpAt: string | null }
    reservations: { items: unknown[] }
  }>(
    `query ($id: Int!) {
      statusRepair(id: $id) { paidWith pickedUpAt }
      reservations(filter: { search: "Wolters", state: waiting }) { items { id } }
    }`,
    { id: job.id },
  )
  expect(statusRepair).toMatchObject({ paidWith: 'card', pickedUpAt: expect.any(String) })
  expect(reservations.items).toEqual([])
  await page.getByRole('button', { name: 'Mailen' }).click()
  await page.getByLabel('E-mailadres van de klant').fill('wolters')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Dit is geen geldig e-mailadres.')).toBeVisible()
  await page.getByLabel('E-mailadres van de klant').fill('wolters@example.com')
  await expectNoFindings(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^wolters@example\.com · /)).toBeVisible()
  await page.setViewportSize({ width: 375, height: 740 })
  await expectToFit(page)
})
