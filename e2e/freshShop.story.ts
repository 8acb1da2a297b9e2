import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inRoot } from '../scripts/house/root.mjs'
import { logIn } from '../scripts/house/session.mjs'
import { type Shop, startShop } from '../scripts/house/shop.mjs'
import { BackOffice } from './BackOffice.js'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { longForm } from './longForm.js'
import { expect, test } from './stories.js'

/** A shop as it is on its first day in production: an owner, and nothing else. */
const email = 'eigenaar@example.com'
const password = 'een-lang-wachtwoord'
const settings = { NODE_ENV: 'production', DEMO: 'false' }
let shop: Shop
let folder = ''

test.beforeAll(async () => {
  test.setTimeout(240_000)
  folder = mkdtempSync(path.join(tmpdir(), 'shop-fresh-'))
  shop = await startShop({ folder, env: settings })
  // A visitor comes before there is an owner.
  expect((await fetch(`${shop.url}/nl`)).status).toBe(200)
  const made = spawnSync(process.execPath, [inRoot('server/dist/manage.js'), 'create-admin', email, 'De', 'Eigenaar'], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: `sqlite:${path.join(folder, 'shop.sqlite')}`,
      UPLOADS: `file:${path.join(folder, 'uploads')}`,
      SESSION_SECRET: 'only for a shop that lives as long as one run of the tests',
      ...settings,
    },
    input: `${password}\n`,
    encoding: 'utf8',
  })
  expect(made.stdout).toContain('can log in')
})
test.afterAll(async () => {
  await shop?.stop()
  rmSync(folder, { recursive: true, force: true })
})

for (const { address, width, words } of [
  { address: '/nl', width: 375, words: ['Stel een vraag'] },
  { address: '/en/contact', width: 1280, words: ['Send us a message'] },
  ...longForm(
    { address: '/en', width: 1280, words: ['Ask a question'] },
    { address: '/nl/contact', width: 375, words: ['Stuur ons een bericht'] },
    { address: '/nl', width: 1280, words: ['Stel een vraag'] },
    { address: '/en', width: 375, words: ['Ask a question'] },
  ),
]) {
  test(`[S1] [S13] on its first day the shop shows itself at ${address}, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const answer = await page.goto(shop.url + address)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/localhost|127\.0\.0\.1|Contact/)
    for (const text of words) await expect(page.getByText(text).locator('visible=true').first()).toBeVisible()
    await expectToFit(page)
    await expectNoFindings(page)
  })
}

test('[B1] [P8] its dashboard leads the owner to the home page, whose translation is the English home @every', async ({
  page,
  context,
}) => {
  const session = await logIn(shop.url, email, password)
  await context.addCookies(session.browserCookies())
  const backOffice = new BackOffice(page)
  await page.goto(`${shop.url}/cougarXr7/dashboard`)
  await page.getByRole('link', { name: 'Maak de startpagina' }).click()
  await expect(page).toHaveURL(/pagina's\/toevoegen/)
  await backOffice.fill('Titel', 'Wij maken het weer heel')
  await backOffice.save()
  await expect(page).toHaveURL(/pagina's\/wijzigen\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await backOffice.turnTo('English')
  await backOffice.fill('Titel', 'We put it right')
  await backOffice.save()
  await expect(page).toHaveURL(/pagina's\/wijzigen\/\d+$/)

  await page.goto(`${shop.url}/cougarXr7/dashboard`)
  await expect(page.getByText('Alles staat er in het Nederlands en het Engels.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Maak de startpagina' })).toHaveCount(0)

  await page.goto(`${shop.url}/nl`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wij maken het weer heel')
  await page.getByRole('navigation', { name: 'Taal' }).getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(`${shop.url}/en`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We put it right')
})

test('[X30] in production the explorer completes and documents what the owner types, and shows visitors nothing of it @every', async ({
  page,
  browser,
  context,
}) => {
  const visitor = await browser.newPage()
  await visitor.goto(`${shop.url}/graphql`)
  await expect(visitor.getByRole('button', { name: /Execute/ })).toBeVisible()
  await expect(visitor.getByText('UNAUTHENTICATED').first()).toBeVisible()
  await visitor.close()

  const session = await logIn(shop.url, email, password)
  await context.addCookies(session.browserCookies())
  await page.goto(`${shop.url}/graphql`)
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click()
  await page.getByRole('link', { name: 'Query', exact: true }).click()
  await expect(page.getByRole('link', { name: 'products', exact: true })).toBeVisible()
  await page.getByRole('button', { name: /Execute/ }).click()
  await expect(page.getByRole('region', { name: /Result/ })).toContainText('openingHours')
  const file = await page.request.get(`${shop.url}/graphql/schema.graphql`)
  expect(await file.text()).toBe(readFileSync(inRoot('schema.graphql'), 'utf8'))
})
