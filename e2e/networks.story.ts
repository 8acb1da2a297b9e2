import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { offer } from './offerQuote.js'
import { expect, shopAddress, test } from './stories.js'

/** Calls the shop as a visitor of that address. */
async function callFrom(address: string, query: string, variables: object = {}): Promise<void> {
  await fetch(shopAddress('/graphql'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ query, variables }),
  })
}

const guess = 'mutation ($number: String!) { findJob(number: $number, digits: "0000") { number } }'

test('[Y7] after many wrong guesses of others the screen asks for both, says so, and finds the job by both', async ({
  api,
  visitor,
}) => {
  const { number } = await offer(api)
  for (let network = 1; network <= 10; network++) await callFrom(`198.51.${network}.7`, guess, { number })
  for (const [language, path, words] of [
    ['nl', '/nl/volg', ['Nummer', 'Postcode', 'Zoek', 'Er is veel geraden.', 'Vul nu ook de laatste vier cijfers']],
    ['en', '/en/track', ['Number', 'Postcode', 'Search', 'Many wrong guesses', 'Now enter the last four digits']],
  ] as const) {
    const [numberLabel, postcodeLabel, submit, told, missing] = words
    for (const width of [375, 1280]) {
      await visitor.setViewportSize({ width, height: 740 })
      await visitor.goto(path)
      await visitor.getByLabel(numberLabel, { exact: true }).fill(number)
      await visitor.getByLabel(postcodeLabel).fill('5401 AB')
      await visitor.getByRole('button', { name: submit }).last().click()
      await expect(visitor.getByRole('alert').first()).toContainText(told)
      await expect(visitor.getByText(missing)).toBeVisible()
      // What was typed is still there.
      await expect(visitor.getByLabel(numberLabel, { exact: true })).toHaveValue(number)
      await expect(visitor.getByLabel(postcodeLabel)).toHaveValue('5401 AB')
      await expectNoFindings(visitor)
      await expectToFit(visitor)
      if (process.env.PICTURES) await visitor.screenshot({ path: `/tmp/volg-${language}-${width}.png`, fullPage: true })
    }
  }
})

test('[Y12] the owner sees much from one network on the dashboard, and cancels all of it with one press', async ({
  api,
  backOffice: { page },
}) => {
  const robot = '203.0.113.66'
  const ids: number[] = []
  for (let index = 1; index <= 5; index++) {
    const { createProduct } = await api.graphql<{ createProduct: { id: number } }>(
      'mutation ($input: CreateProductInput!) { createProduct(input: $input) { id } }',
      { input: { language: 'nl', title: `Gehamsterd ${index}`, price: 24900, stock: 1 } },
    )
    ids.push(createProduct.id)
  }
  const reserve = 'mutation ($input: ReserveProductInput!) { reserveProduct(input: $input) { code } }'
  for (const product of ids) {
    await callFrom(robot, reserve, { input: { product, name: 'Robot', email: `robot${product}@example.com` } })
  }
  await callFrom(robot, guess, { number: '26-9876' })

  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto('/cougarXr7/dashboard')
  const card = page.getByRole('region', { name: 'Veel van één netwerk' })
  const line = card.getByRole('listitem').filter({ hasText: '5 reserveringen, 1 keer fout geraden' })
  await expect(line).toContainText('Eén aansluiting, van')
  await expect(card).not.toContainText('203.0.113')
  await expectToFit(page)
  await expectNoFindings(page)
  if (process.env.PICTURES) await card.screenshot({ path: '/tmp/card-375.png' })
  await page.setViewportSize({ width: 1280, height: 900 })
  if (process.env.PICTURES) await card.screenshot({ path: '/tmp/card-1280.png' })
  await line.getByRole('button', { name: 'Alles annuleren' }).click()
  const dialog = page.getByRole('dialog', { name: 'Alles van dit netwerk annuleren?' })
  await expect(dialog).toContainText('Van het afgelopen uur: 5 reserveringen.')
  await expectNoFindings(page)
  if (process.env.PICTURES) await page.screenshot({ path: '/tmp/dialog-1280.png' })
  await dialog.getByRole('button', { name: 'Alles annuleren' }).click()
  await expect(page.getByText('Geannuleerd: 5 reserveringen.')).toBeVisible()
  await expect(line.getByRole('button')).toHaveCount(0)
  const { products } = await api.graphql<{ products: { items: { stock: number }[] } }>(
    'query ($ids: [Int!]!) { products(filter: { ids: $ids }) { items { stock } } }',
    { ids },
  )
  expect(products.items.map(({ stock }) => stock)).toEqual([1, 1, 1, 1, 1])
})
