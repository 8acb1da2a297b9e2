import type { Page } from '@playwright/test'
import { firstLoad } from '../bench/firstLoad.mjs'
import { openSite } from './openSite.js'
import { expect, test } from './stories.js'

/** Holds calls back until they are released. */
async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(addresses, async (route) => {
    await held
    await route.continue()
  })
  return () => letGo()
}

test('[S34] the site shows that a call is in flight', async ({ visitor }) => {
  await openSite(visitor, '/nl')
  const letGo = await hold(visitor, '**/graphql')
  const loading = visitor.getByRole('status').getByText('Even geduld')
  await expect(loading).toHaveCount(0)
  await visitor
    .locator('a[href="/nl/nieuws"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click())
  await expect(loading).toBeAttached()
  letGo()
  await expect(visitor).toHaveURL('/nl/nieuws')
  await expect(loading).toHaveCount(0)
})

test('[S34] the back office shows that a call is in flight', async ({ backOffice }) => {
  const { page } = backOffice
  await backOffice.open('dashboard')
  const letGo = await hold(page, '**/graphql')
  await page.getByRole('navigation', { name: 'Beheermenu' }).getByRole('link', { name: 'Reviews' }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  letGo()
  await expect(page.getByRole('progressbar')).toBeHidden()
})

/** The words of the page come after its first script: until then nothing answers yet, as for long on a slow phone. */
const messages = /\/messages\.nl-[^/]+\.js$/

test('[X81] before the page answers the menu opens at once, and a button that waits shows it', async ({ visitor }) => {
  await visitor.setViewportSize({ width: 375, height: 780 })
  const letGo = await hold(visitor, messages)
  await visitor.goto('/nl', { waitUntil: 'domcontentloaded' })
  const menu = visitor.getByRole('navigation', { name: 'Hoofdmenu' })
  await visitor.locator('summary').filter({ hasText: 'Menu' }).click()
  await expect(menu.getByRole('link', { name: 'Contact' })).toBeVisible()
  const more = menu.getByRole('button', { name: 'Meer onder Reparatie' })
  await more.click()
  await expect(more).toHaveClass(/is-waiting/)
  letGo()
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  await expect(more).not.toHaveClass(/is-waiting/)
  await expect(menu.getByRole('link', { name: 'Contact' })).toBeVisible()
})

test('[A4] [X81] a form to log in is sent before the page answers too', async ({ visitor }) => {
  const letGo = await hold(visitor, messages)
  await visitor.goto('/login-status', { waitUntil: 'domcontentloaded' })
  await visitor.getByLabel('E-mailadres').fill('klant@example.com')
  await visitor.getByLabel('Wachtwoord', { exact: true }).fill('demo-password')
  await visitor.keyboard.press('Enter')
  await expect(visitor).toHaveURL('/status')
  letGo()
})

test('[X60] the back office shows its frame before its scripts are loaded', async ({ backOffice }) => {
  const { page } = backOffice
  const letGo = await hold(page, '**/assets/*.js')
  await page.goto('/cougarXr7/producten/overzicht', { waitUntil: 'commit' })
  await expect(page.getByRole('progressbar')).toBeVisible()
  letGo()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Producten')
})

test('[X60] a second start of the back office takes its catalogue and scripts from the browser', async ({
  backOffice,
}) => {
  const { page } = backOffice
  const fetched = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => /\/(catalogus|assets)\//.test(entry.name))
        .filter(({ transferSize }) => transferSize > 0)
        .map(({ name }) => new URL(name).pathname),
    )
  await backOffice.open('producten/overzicht')
  expect((await fetched()).some((address) => address.includes('/catalogus/'))).toBe(true)
  // A font that is still on its way is cancelled by the next start, and is then not in the cache.
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await backOffice.open('producten/overzicht')
  expect(await fetched()).toEqual([])
})

/** Screens of every kind, in thousands of bytes as browsers fetch them. */
const firstLoads = [
  '/nl',
  '/nl/nieuws',
  '/nl/nieuws/mail-van-je-bank-nieuwe-pas',
  '/nl/tips-en-tricks',
  '/nl/tips-en-tricks/oude-computer-wegdoen',
  '/nl/verkoop/product-verkoop',
  '/nl/verkoop/product-verkoop/lenovo-thinkpad-t480-opgeknapt',
  '/nl/prijswijzer',
  '/nl/prijswijzer/laptop',
  '/nl/reparatie/laptop-reparatie',
  '/nl/diensten',
  '/nl/contact',
  '/nl/contact?formulier=vraag',
  '/nl/afspraak',
  '/nl/telefoon',
  '/nl/hulp-op-afstand',
  '/nl/reviews',
  '/nl/volg',
  '/nl/zoeken?q=laptop',
  '/login-status',
  '/wachtwoord',
  '/en/contact',
]

test('[X85] no screen loads more than 95 KB of JavaScript at first', async ({ shop }) => {
  const found = await Promise.all(
    firstLoads.map(async (path) => ({ path, kilobytes: (await firstLoad(shop.url, path)).script / 1000 })),
  )
  expect(found.filter(({ kilobytes }) => kilobytes > 95)).toEqual([])
})
