import { expectToFit } from './expectToFit.js'
import { longForm } from './longForm.js'
import { expect, shopAddress, test } from './stories.js'

for (const [path, title] of [
  ['/nl/bestaat-niet', 'Pagina niet gevonden'],
  ['/en/sale/product-sale/does-not-exist', 'Page not found'],
  ...longForm(
    ['/en/does-not-exist', 'Page not found'],
    ['/nl/nieuws/bestaat-niet', 'Pagina niet gevonden'],
    ['/pagina-niet-gevonden', 'Pagina niet gevonden'],
    ['/en/page-not-found', 'Page not found'],
  ),
] as const) {
  test(`[S6] [S7] [S15] ${path} says in its own language that nothing is there, with 404`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByText(title).first()).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: /^(Naar de voorpagina|To the home page)$/ })
      .click()
    await expect(page).toHaveURL(path.startsWith('/en/') ? '/en' : '/nl')
  })
}

for (const width of [375, ...longForm(1280)]) {
  test(`[S1] [S30] home speaks both languages and fits a screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await expect(page).toHaveURL('/nl')
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
    for (const [language, other] of [
      ['nl', 'en'],
      ['en', 'nl'],
    ] as const) {
      await page.goto(`/${language}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectToFit(page)
      const target = page.locator(`a[hreflang=${other}]`).first()
      await expect(target).toHaveAttribute('href', `/${other}`)
    }
  })
}

test('[S2] a page is complete without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shopAddress('/') })
  const page = await context.newPage()
  await page.goto('/nl/nieuws')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const first = page.getByRole('main').getByRole('link').first()
  await expect(first).toBeVisible()
  await context.close()
})

test('[S37] [S1] addresses with a slash too many, and the pages behind screens, lead to the one address', async ({
  request,
}) => {
  for (const [from, to] of [
    ['/', '/nl'],
    ['/nl/', '/nl'],
    ['/nl//nieuws', '/nl/nieuws'],
    ['/nl/home-nl', '/nl'],
    ['/nl/contact-nl', '/nl/contact'],
    ['/nieuws', '/nl/nieuws'],
    ['/contact', '/nl/contact'],
  ] as const) {
    const answer = await request.get(shopAddress(from), { maxRedirects: 0 })
    expect([from, answer.status(), answer.headers().location?.replace(shopAddress('/').slice(0, -1), '')]).toEqual([
      from,
      301,
      to,
    ])
  }
})

test('the site loads nothing from elsewhere, and the console stays empty', async ({ page }) => {
  const foreign: string[] = []
  const said: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(shopAddress('/')) && !request.url().startsWith('data:')) foreign.push(request.url())
  })
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => said.push(error.message))
  for (const path of ['/nl', '/en/news', '/nl/verkoop/product-verkoop']) {
    await page.goto(path, { waitUntil: 'networkidle' })
  }
  expect({ foreign, said }).toEqual({ foreign: [], said: [] })
})
