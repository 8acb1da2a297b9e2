import type { Session } from '../scripts/house/session.mjs'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { prefer } from './prefer.js'
import { expect, test } from './stories.js'

/** A repair of the bakery that costs 229. */
async function bringIn(api: Session, costLimit: number): Promise<number> {
  const { customers } = await api.graphql<{ customers: { items: { id: number }[] } }>(
    '{ customers(filter: { search: "Bakkerij Ter Horst" }) { items { id } } }',
  )
  const line = { kind: 'labour', description: 'Kassa-pc repareren', quantity: '1', unitPrice: 229, vatRate: 21 }
  const job = { status: 'in_treatment', description: 'Kassa-pc', costLimit, lines: [line], holdBackNotice: true }
  const { created } = await api.graphql<{ created: { id: number } }>(
    'mutation ($input: CreateStatusRepairInput!) { created: createStatusRepair(input: $input) { id } }',
    { input: { ...job, customer: customers.items[0]?.id } },
  )
  return created.id
}

for (const [width, theme] of [
  [375, 'light'],
  [1280, 'dark'],
] as const) {
  test(`[I6] [Y62] a job above its limit says so and is asked about before it is ready, at ${width} px`, async ({
    api,
    backOffice,
  }) => {
    const { page } = backOffice
    const id = await bringIn(api, 150)
    await prefer(page, 'nl', theme, width)
    await page.goto(`/cougarXr7/reparaties/wijzigen/${id}`)
    await expect(page.getByText(/229,00, boven de kostenlimiet van €\s150,00/).first()).toBeVisible()
    await expectToFit(page)
    await page.getByRole('button', { name: 'Klaar melden' }).click()
    const dialog = page.getByRole('dialog', { name: 'Duurder dan de klant weet' })
    await expect(dialog.getByText(/Vraag het Wim ter Horst eerst/)).toBeVisible()
    await expectNoFindings(page)
    await dialog.getByLabel('Wat de klant heeft gezegd').fill('Wim zei aan de telefoon ja')
    await dialog.getByRole('button', { name: 'De klant is akkoord, ga door' }).click()
    // On a phone the note is folded, and its heading says how it begins.
    await expect(page.getByText(/Doorgegaan met .*Wim zei aan de telefoon ja/).first()).toBeVisible()
    await api.graphql('mutation ($id: Int!) { deleteStatusRepair(id: $id) { deleted } }', { id })
  })
}

test('[I6] [Y62] a job within its limit takes no press more', async ({ api, backOffice }) => {
  const { page } = backOffice
  const id = await bringIn(api, 229)
  await page.goto(`/cougarXr7/reparaties/wijzigen/${id}`)
  await page.getByRole('button', { name: 'Klaar melden' }).click()
  await expect(page.getByRole('button', { name: 'Ophalen en afrekenen' }).first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await api.graphql('mutation ($id: Int!) { deleteStatusRepair(id: $id) { deleted } }', { id })
})
