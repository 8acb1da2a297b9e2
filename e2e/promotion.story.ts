import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { prefer } from './prefer.js'
import { expect, test } from './stories.js'

const seconds = 1000
const minute = 60 * seconds

/** A moment as people type it on the clock of the shop. */
function typed(moment: Date): string {
  return moment.toLocaleString('sv-SE', { timeZone: 'Europe/Amsterdam' }).replace(' ', 'T').slice(0, 16)
}

for (const width of [1280, 375]) {
  test(`[L14] a Christmas offer is planned in at most 8 presses, and visitors see it at its moment and not after, on ${width} px`, async ({
    backOffice,
    api,
    visitor,
  }) => {
    const { page } = backOffice
    await prefer(page, 'nl', 'light', width)
    const title = `Lichtsnoer ${width}`
    const { createProduct: product } = await api.graphql<{ createProduct: { id: number; url: string } }>(
      'mutation ($input: CreateProductInput!) { createProduct(input: $input) { id url } }',
      { input: { language: 'nl', title, price: 40, stock: 3, productType: 'software' } },
    )
    const text = `Kerst: een kwart eraf (${width})`
    await backOffice.open('')

    let presses = 0
    const press = async (locator: ReturnType<typeof page.getByRole>) => {
      await locator.click()
      presses += 1
    }
    const link = page.getByRole('link', { name: 'Acties', exact: true })
    if (width < 600) await press(page.getByRole('button', { name: 'Menu openen', exact: true }))
    await press(link.first())
    await press(page.getByRole('link', { name: 'Actie toevoegen' }))
    // The next whole minute that leaves time to look before it.
    const begin = new Date(Math.ceil((Date.now() + 20 * seconds) / minute) * minute)
    await page.getByRole('textbox', { name: 'Naam', exact: false }).fill('Kerst')
    await page.getByLabel('Tekst in de balk (Nederlands)').fill(text)
    await page.getByLabel('Korting in procenten').fill('25')
    await page.getByLabel('Begint').fill(typed(begin))
    await page.getByLabel('Eindigt').fill(typed(new Date(begin.getTime() + 60 * minute)))
    // What it is for is asked only while it is for that.
    await expect(page.getByLabel('Soort product')).toHaveCount(0)
    await expectToFit(page)
    await press(page.getByRole('button', { name: 'Opslaan', exact: true }).first())
    await backOffice.hasSaid('Actie ‘Kerst’ is toegevoegd.')
    expect(presses).toBeLessThanOrEqual(8)

    await visitor.setViewportSize({ width, height: 740 })
    const address = `/nl/verkoop/product-verkoop/${product.url}`
    await visitor.goto(address)
    await expect(visitor.getByText(text)).toHaveCount(0)
    await expect(visitor.locator('.product__price')).toContainText('40')

    await visitor.waitForTimeout(Math.max(begin.getTime() - Date.now(), 0) + 500)
    await visitor.goto(address)
    const bar = visitor.getByRole('dialog', { name: text })
    await expect(bar).toBeVisible()
    await expect(visitor.locator('.product__price')).toContainText('30')
    await expect(visitor.getByText(/^Van €.40 voor €.30\. €.40 is de laagste prijs/)).toBeVisible()
    await expectToFit(visitor)
    await expectNoFindings(visitor)
    await visitor.emulateMedia({ media: 'print' })
    await expect(bar).toBeHidden()
    await visitor.emulateMedia({ media: 'screen' })
    await bar.getByRole('button').click()
    await expect(bar).toHaveCount(0)

    const { promotions } = await api.graphql<{ promotions: { items: { id: number }[] } }>(
      '{ promotions(sort: { field: id, order: desc }) { items { id } } }',
    )
    const id = promotions.items[0]?.id
    const end = new Date(Date.now() + 2 * seconds)
    await api.graphql(
      'mutation ($id: Int!, $input: UpdatePromotionInput!) { updatePromotion(id: $id, input: $input) { id } }',
      {
        ...{ id, input: { endsAt: end.toISOString() } },
      },
    )
    await expect(async () => {
      await visitor.goto(address)
      await expect(visitor.getByText(text)).toHaveCount(0, { timeout: 500 })
    }).toPass({ timeout: 20 * seconds })
    await expect(visitor.locator('.product__price')).toContainText('40')
    await api.graphql('mutation ($id: Int!) { deleteProduct(id: $id) { deleted } }', { id: product.id })
  })
}
