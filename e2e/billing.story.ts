import type { Locator, Page } from '@playwright/test'
import type { Session } from '../scripts/house/session.mjs'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { prefer } from './prefer.js'
import { expect, test } from './stories.js'

const phone = { width: 375, height: 740 }

/** A repair with a price, of a customer of its own. */
async function bringIn(api: Session, name: string, price: number): Promise<{ id: number; number: string }> {
  const email = `${name.toLowerCase()}@example.com`
  const address = { address: 'Dorpsstraat', houseNumber: '1', zipCode: '5401 AB', city: 'Veldhoek' }
  const { customer } = await api.graphql<{ customer: { id: number } }>(
    'mutation ($input: CreateCustomerInput!) { customer: register(input: $input) { id } }',
    { input: { name, email, password: 'a-good-password', ...address } },
  )
  const { job } = await api.graphql<{ job: { id: number; number: string } }>(
    'mutation ($input: CreateStatusRepairInput!) { job: createStatusRepair(input: $input) { id number } }',
    {
      input: {
        customer: customer.id,
        description: `Laptop van ${name}`,
        lines: [{ kind: 'labour', description: 'Scherm vervangen', quantity: '1', unitPrice: price, vatRate: 21 }],
        holdBackNotice: true,
      },
    },
  )
  return job
}

/** Counts presses. */
class Presses {
  count = 0

  constructor(readonly page: Page) {}

  async press(locator: Locator): Promise<void> {
    this.count++
    await locator.click()
  }

  button(name: string, within: Locator | Page = this.page): Locator {
    return within.getByRole('button', { name, exact: true })
  }
}

const billing = (page: Page) => page.getByRole('region', { name: 'Afrekenen' })

test('[I6] a job is a paid receipt in three presses, with the change to give in view', async ({ backOffice, api }) => {
  const { page } = backOffice
  const job = await bringIn(api, 'Boris', 64.03)
  await backOffice.open(`reparaties/wijzigen/${job.id}`)
  const counter = new Presses(page)
  await counter.press(counter.button('Afrekenen', billing(page)))
  const dialog = page.getByRole('dialog')
  await counter.press(counter.button('Contant', dialog))
  await dialog.getByLabel('Contant gegeven').fill('70')
  await expect(dialog).toContainText('Contant € 64,05')
  await expect(dialog).toContainText('Terug € 5,95')
  await expectNoFindings(page)
  await counter.press(counter.button('Betaald', dialog))
  await expect(billing(page).getByRole('listitem')).toContainText('Bon')
  await expect(billing(page).getByRole('listitem')).toContainText('Betaald')
  expect(counter.count).toBe(3)
  const { statusRepair } = await api.graphql<{ statusRepair: { paidWith: string } }>(
    'query ($id: Int!) { statusRepair(id: $id) { paidWith } }',
    { id: job.id },
  )
  expect(statusRepair.paidWith).toBe('cash')
})

test('[I6] a deposit in three presses, which the final invoice takes off', async ({ backOffice, api }) => {
  const { page } = backOffice
  const job = await bringIn(api, 'Carla', 200)
  await backOffice.open(`reparaties/wijzigen/${job.id}`)
  // What comes in above the bill moves it.
  await expect(page.getByRole('button', { name: 'Controle bij inname' })).toBeVisible()
  const counter = new Presses(page)
  await counter.press(counter.button('Aanbetaling', billing(page)))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Bedrag, met btw')).toHaveValue('100.00')
  await counter.press(counter.button('Pin', dialog))
  await counter.press(counter.button('Betaald', dialog))
  await expect(billing(page).getByRole('listitem')).toContainText('Aanbetaling')
  expect(counter.count).toBe(3)
  await counter.button('Afrekenen', billing(page)).click()
  await expect(dialog).toContainText('Na aftrek van € 100,00 aanbetaling')
  await counter.button('Later', dialog).click()
  await counter.button('Factuur', dialog).click()
  await counter.button('Factuur maken', dialog).click()
  await expect(billing(page).getByRole('listitem').last()).toContainText('Te betalen')
})

test('[I7] an invoice is credited in three presses, on a phone as well', async ({ backOffice, api }) => {
  const { page } = backOffice
  const job = await bringIn(api, 'Dirk', 121)
  const { bill } = await api.graphql<{ bill: { id: number; name: string } }>(
    `mutation { bill: billJobs(jobs: [{ kind: statusRepair, id: ${job.id} }], payments: [{ method: card, amount: 121 }]) { id name } }`,
  )
  await page.setViewportSize(phone)
  await backOffice.open(`facturen/wijzigen/${bill.id}`)
  await expect(page.getByRole('article', { name: bill.name })).toContainText('€ 121,00')
  await expectToFit(page)
  await expectNoFindings(page)
  const counter = new Presses(page)
  await counter.press(counter.button('Crediteren'))
  const dialog = page.getByRole('dialog')
  await counter.press(counter.button('Contant', dialog))
  await expectToFit(page)
  await counter.press(counter.button('Crediteren', dialog))
  await expect(dialog).toBeHidden()
  expect(counter.count).toBe(3)
  await expect(page.getByRole('group', { name: bill.name })).toBeVisible()
  const { invoice } = await api.graphql<{ invoice: { state: string } }>(`{ invoice(id: ${bill.id}) { state } }`)
  expect(invoice.state).toBe('paid')
})

test('[I1] [I6] [I8] a draft has its lines by words, gets its number, and is paid in parts; in English and dark', async ({
  backOffice,
  api,
}) => {
  const { page } = backOffice
  const job = await bringIn(api, 'Emma', 50)
  const { statusRepair } = await api.graphql<{ statusRepair: { customer: { id: number } } }>(
    `{ statusRepair(id: ${job.id}) { customer { id } } }`,
  )
  const { draft } = await api.graphql<{ draft: { id: number } }>(
    'mutation ($input: CreateInvoiceInput!) { draft: createInvoice(input: $input) { id } }',
    { input: { customer: statusRepair.customer.id } },
  )
  await api.graphql('mutation ($input: CreateProductInput!) { createProduct(input: $input) { id } }', {
    input: { title: 'Draft charger', language: 'en', price: 121, vat: 21, stock: 5 },
  })
  await prefer(page, 'en', 'dark', 1280)
  await backOffice.open(`facturen/wijzigen/${draft.id}`)
  await page.getByRole('combobox', { name: 'Choose a service, product or part' }).fill('draft charger')
  await page.getByRole('option', { name: 'Draft charger' }).click()
  const saved = page.waitForResponse((answer) => answer.request().postData()?.includes('updateInvoice') === true)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await saved
  await page.getByRole('button', { name: 'Make final' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('€121.00')
  await expectNoFindings(page)
  await dialog.getByRole('button', { name: 'Make final' }).click()
  await page.getByRole('button', { name: 'Record a payment' }).click()
  await dialog.getByLabel('Amount').fill('21')
  await dialog.getByRole('button', { name: 'Card' }).click()
  await dialog.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(page.getByText('€100.00 left')).toBeVisible()
})

test('[I6] finished jobs of a customer on one invoice, by one press more; on the screen of the customer too', async ({
  backOffice,
  api,
}) => {
  const { page } = backOffice
  const first = await bringIn(api, 'Geertje', 80)
  const { statusRepair } = await api.graphql<{ statusRepair: { customer: { id: number } } }>(
    `{ statusRepair(id: ${first.id}) { customer { id } } }`,
  )
  const customer = statusRepair.customer.id
  const finish = async (price: number) => {
    const lines = [{ kind: 'labour', description: 'Onderzoek', quantity: '1', unitPrice: price, vatRate: 21 }]
    const { job } = await api.graphql<{ job: { id: number; number: string } }>(
      'mutation ($input: CreateStatusRepairInput!) { job: createStatusRepair(input: $input) { id number } }',
      { input: { customer, description: 'Tablet', lines, status: 'finished', costLimit: 20, holdBackNotice: true } },
    )
    return job
  }
  const other = await finish(35)
  await page.setViewportSize(phone)
  await backOffice.open(`reparaties/wijzigen/${first.id}`)
  const counter = new Presses(page)
  await counter.press(counter.button('Afrekenen', billing(page)))
  const dialog = page.getByRole('dialog')
  await counter.press(dialog.getByRole('checkbox', { name: other.number }))
  await expect(dialog).toContainText('€ 115,00')
  await expectToFit(page)
  await expectNoFindings(page)
  await counter.press(counter.button('Pin', dialog))
  await counter.press(counter.button('Betaald', dialog))
  expect(counter.count).toBe(4)
  await expect(dialog).toContainText(other.number)
  await counter.button('Toch afrekenen', dialog).click()
  await expect(dialog).toBeHidden()
  await expect(billing(page).getByRole('listitem')).toContainText('€ 115,00')

  const third = await finish(25)
  await finish(15)
  await prefer(page, 'nl', 'dark', 1280)
  await backOffice.open(`klanten/wijzigen/${customer}`)
  const part = page.getByRole('region', { name: 'Nog af te rekenen' })
  await expect(part).toContainText(third.number)
  await expect(part).not.toContainText(other.number)
  await expectNoFindings(page)
  await counter.button('Afrekenen', part).click()
  await expect(dialog).toContainText('€ 40,00')
  await expectNoFindings(page)
  await counter.button('Later', dialog).click()
  await counter.button('Factuur', dialog).click()
  await counter.button('Factuur maken', dialog).click()
  await counter.button('Toch afrekenen', dialog).click()
  await expect(part).toBeHidden()
})
