import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { prefer } from './prefer.js'
import { expect, test } from './stories.js'

for (const [width, theme] of [
  [375, 'light'],
  [1280, 'dark'],
] as const) {
  test(`[Y67] a part that is counted 0 and lies there is used in one press, at ${width} px`, async ({
    api,
    backOffice,
  }) => {
    const { page } = backOffice
    const title = `Scharnier ${width}`
    const { part } = await api.graphql<{ part: { id: number } }>(
      'mutation ($input: CreateZzpProductInput!) { part: createZzpProduct(input: $input) { id } }',
      { input: { title, stock: 0, minimumStock: 2, supplier: 'Groothandel Noord', sku: 'SCH-1', purchasePrice: 7.25 } },
    )
    const { customers } = await api.graphql<{ customers: { items: { id: number }[] } }>(
      '{ customers(filter: { search: "Bakkerij Ter Horst" }) { items { id } } }',
    )
    const { job } = await api.graphql<{ job: { id: number; number: string } }>(
      'mutation ($input: CreateStatusRepairInput!) { job: createStatusRepair(input: $input) { id number } }',
      { input: { customer: customers.items[0]?.id, description: 'Laptop', holdBackNotice: true } },
    )
    await prefer(page, 'nl', theme, width)
    await page.goto(`/cougarXr7/reparaties/wijzigen/${job.id}`)
    await page.getByLabel('Kies een dienst, product of onderdeel').fill(title)
    await page.getByRole('option', { name: `${title} niet op voorraad` }).click()
    const line = page.getByRole('listitem', { name: 'Regel 1' })
    await line.getByLabel('Stukprijs').fill('19.95')
    await backOffice.save()
    await expect(line.getByRole('alert')).toContainText('Ligt het er wel?')
    await expectToFit(page)
    await expectNoFindings(page)
    const isSaved = page.waitForResponse((answer) => answer.request().postData()?.includes('isAboveStock') === true)
    await line.getByRole('button', { name: 'Toch gebruiken' }).click()
    expect((await (await isSaved).json()).errors).toBeUndefined()
    await expect(line.getByRole('alert')).toHaveCount(0)

    await page.goto(`/cougarXr7/zzp-producten/wijzigen/${part.id}`)
    const ledger = page.getByRole('region', { name: 'Voorraadverloop' })
    await expect(ledger).toContainText(`Gebruikt voor opdracht ${job.number}`)
    await expect(ledger).toContainText(`Lag er toch ${job.number}`)
    await expectToFit(page)
    await expectNoFindings(page)

    await backOffice.open('bij-te-bestellen')
    await expect(page.getByRole('region', { name: 'Groothandel Noord' })).toContainText(title)
    await expectToFit(page)
    await expectNoFindings(page)
    await page.getByRole('button', { name: `${title}: 2 besteld` }).click()
    await expect(page.getByText(title, { exact: true })).toHaveCount(0)

    await backOffice.open('kassa')
    await page.getByLabel('Scan of zoek').fill('5410041001204')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Onbekende streepjescode 5410041001204.')).toBeVisible()
    await expectToFit(page)
    await page.getByRole('link', { name: 'Nieuw onderdeel' }).click()
    await expect(page.getByLabel('Streepjescode (EAN)')).toHaveValue('5410041001204')
    await api.graphql('mutation ($id: Int!) { deleteStatusRepair(id: $id) { deleted } }', { id: job.id })
    await api.graphql('mutation ($id: Int!) { deleteZzpProduct(id: $id) { deleted } }', { id: part.id })
  })
}
