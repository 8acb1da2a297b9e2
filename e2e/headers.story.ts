import type { BrowserContext, Page } from '@playwright/test'
import { inRoot } from '../scripts/house/root.mjs'
import { logIn } from '../scripts/house/session.mjs'
import { makeProduct } from './content.js'
import { longForm } from './longForm.js'
import { openSite } from './openSite.js'
import { expect, shopAddress, test } from './stories.js'

const picture = inRoot('server/demo/pictures/external-ssd.jpg')

/** What a browser refuses or complains of in these windows, page by page. */
async function complaintsOf(context: BrowserContext): Promise<string[]> {
  const complaints: string[] = []
  await context.exposeBinding('reportViolation', ({ page }, what: string) => complaints.push(`${page.url()}: ${what}`))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
      const violation = [effectiveDirective, blockedURI, sourceFile, sample].join(' ')
      ;(window as never as { reportViolation(violation: string): void }).reportViolation(violation)
    })
  })
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.page()?.url()}: ${message.text()}`)
  })
  context.on('weberror', (error) => complaints.push(`${error.page()?.url()}: ${error.error().message}`))
  return complaints
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('a browser finds nothing to refuse on any kind of page of the site', async ({ page, context, api }) => {
  test.setTimeout(120_000)
  const complaints = await complaintsOf(context)
  const { nl } = await makeProduct(api, { nl: 'Muismat', en: 'Mouse mat' })
  for (const path of [
    '/en',
    '/nl/nieuws',
    '/nl/tips-en-tricks',
    `/nl/verkoop/product-verkoop/${nl.url}`,
    '/en/phone',
    '/login-admin',
  ]) {
    await visit(page, path)
  }
  // What scripts add to a page: the dialog of a question, and navigation without a page load.
  await openSite(page, '/nl')
  await page.getByRole('main').getByRole('link', { name: 'Stel een vraag' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(complaints).toEqual([])
})

for (const [email, path] of [
  ['klant@example.com', '/status'],
  ...longForm(['boekhouder@example.com', '/boekhouding'], ['partner@example.com', '/zzp']),
] as const) {
  test(`a browser finds nothing to refuse on ${path}`, async ({ page, context, baseURL }) => {
    const session = await logIn(baseURL ?? '', email)
    await context.addCookies(session.browserCookies())
    const complaints = await complaintsOf(context)
    await visit(page, path)
    expect(complaints).toEqual([])
  })
}

test('a browser finds nothing to refuse in any kind of screen of the back office @every', async ({
  backOffice,
  context,
}) => {
  test.setTimeout(120_000)
  const { page } = backOffice
  const complaints = await complaintsOf(context)
  for (const address of [
    'dashboard',
    'producten/overzicht',
    'reparaties/overzicht',
    'emails/overzicht',
    "pagina's/wijzigen/1",
    'boekhouding/downloads/wijzigen/1',
    'afbeeldingen',
  ]) {
    await visit(page, `/cougarXr7/${address}`)
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  }

  await backOffice.open('tips/toevoegen')
  const editor = page.getByRole('textbox', { name: 'Tekst', exact: true })
  await editor.fill('Vaker een reservekopie')
  await page.getByRole('button', { name: 'Tabel invoegen' }).first().click()
  await expect(editor.locator('table')).toBeVisible()
  await backOffice.upload('Afbeelding', picture)

  await page.goto('/graphql')
  await expect(page.getByRole('button', { name: /Execute/ })).toBeVisible()
  expect(complaints).toEqual([])
})

test('[B6] nothing of the shop stands in a frame of another site', async ({ api, context }) => {
  await context.addCookies(api.browserCookies())
  const stranger = await context.newPage()
  await stranger.route('https://stranger.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: ['/nl', '/cougarXr7/preview/pagina/1', '/login-admin', '/cougarXr7/dashboard']
        .map((path) => `<iframe src="${shopAddress(path)}"></iframe>`)
        .join(''),
    }),
  )
  await stranger.goto('https://stranger.example/', { waitUntil: 'networkidle' })
  const [, ...framed] = stranger.frames()
  expect(framed).toHaveLength(4)
  for (const frame of framed) await expect.poll(() => frame.evaluate(() => location.protocol)).toBe('chrome-error:')
})
