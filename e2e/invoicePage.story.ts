import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { expect, test } from './stories.js'

test('[I13] an invoice is mailed in one press, and its page says what is open, with its files, on a phone and without scripts', async ({
  backOffice,
  api,
  browser,
}) => {
  const { page } = backOffice
  const { invoices } = await api.graphql<{ invoices: { items: { id: number; name: string }[] } }>(
    '{ invoices(filter: { status: issued, openAmountFrom: 1, kind: invoice }, sort: { field: dueOn }, perPage: 1) { items { id name } } }',
  )
  const [invoice] = invoices.items
  await backOffice.open(`facturen/wijzigen/${invoice?.id}`)
  await page.getByRole('button', { name: 'Mail de factuur' }).click()
  await expect(page.getByRole('list', { name: 'Gemaild' })).toContainText('@')
  await expectNoFindings(page)
  const address = (await page.getByRole('link', { name: 'Pagina van de klant' }).getAttribute('href')) ?? ''

  for (const [javaScriptEnabled, width] of [
    [true, 375],
    [false, 1280],
  ] as const) {
    const context = await browser.newContext({ javaScriptEnabled, viewport: { width, height: 800 } })
    const customer = await context.newPage()
    await customer.goto(address)
    await expect(customer.getByRole('heading', { level: 1 })).toHaveText(`Factuur ${invoice?.name}`)
    await expect(customer.getByRole('main')).toContainText('Zo betaal je')
    if (javaScriptEnabled) {
      await expectToFit(customer)
      await expectNoFindings(customer)
    }
    const pdf = customer.getByRole('link', { name: 'Download de pdf' })
    const answer = await context.request.get(new URL((await pdf.getAttribute('href')) ?? '', address).href)
    expect(answer.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': expect.stringContaining('no-store'),
    })
    await context.close()
  }

  const unknown = await page.request.get(`${address.slice(0, -4)}xxxx`)
  expect(unknown.status()).toBe(404)
})
