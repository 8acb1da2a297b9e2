/** `npm run pictures`: the README's pictures of the site and the back office, taken from the demo shop as it is now. */
import { mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { chromiumFlags, findChromium } from './house/chromium.mjs'
import { prepare } from './house/prepare.mjs'
import { step } from './house/progress.mjs'
import { inRoot } from './house/root.mjs'
import { logIn } from './house/session.mjs'
import { startShop } from './house/shop.mjs'

/** @typedef {import('@playwright/test').Page} Page */

/**
 * @typedef {object} Picture
 * @property {string} name of the file, without its ending
 * @property {string} address `{news}` and `{home}` stand for the numbers of a news item and of the home page
 * @property {'desk' | 'phone'} [screen]
 * @property {(page: Page) => Promise<void>} [act] what is done before it is taken
 */

const screens = {
  desk: { width: 1280, height: 800 },
  phone: { width: 375, height: 780 },
}

/** @type {Picture[]} */
const pictures = [
  { name: 'site-home', address: '/nl' },
  { name: 'site-home-phone', address: '/nl', screen: 'phone' },
  { name: 'site-news', address: '/nl/nieuws' },
  { name: 'site-products', address: '/nl/verkoop/product-verkoop' },
  { name: 'site-products-phone', address: '/en/sale/product-sale', screen: 'phone' },
  { name: 'back-office-dashboard', address: '/cougarXr7/dashboard' },
  { name: 'back-office-list', address: '/cougarXr7/producten/overzicht' },
  { name: 'back-office-edit', address: '/cougarXr7/nieuws/wijzigen/{news}', act: untilFilled },
  { name: 'back-office-blocks', address: "/cougarXr7/pagina's/wijzigen/{home}", act: showBlocks },
]

const folder = inRoot('docs', 'pictures')
const executablePath = findChromium()
if (executablePath === undefined) {
  console.error('No Chromium found to take pictures with; set CHROMIUM_PATH.')
  process.exit(1)
}

await prepare(['server', 'site', 'admin'])
mkdirSync(folder, { recursive: true })

const shop = await step('Starting the shop', () => startShop())
const browser = await chromium.launch({ executablePath, args: chromiumFlags })
try {
  const owner = await logIn(shop.url)
  for (const picture of pictures) await step(picture.name, () => take(picture, owner))
} finally {
  await browser.close()
  await shop.stop()
}

/**
 * @param {Picture} picture
 * @param {import('./house/session.mjs').Session} owner the site is shown as a visitor sees it
 */
async function take({ name, address, screen = 'desk', act }, owner) {
  const context = await browser.newContext({
    viewport: screens[screen],
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    reducedMotion: 'reduce',
  })
  if (address.startsWith('/cougarXr7')) await context.addCookies(owner.browserCookies())
  const page = await context.newPage()
  await page.goto(shop.url + (await withNumbers(address, owner)), { waitUntil: 'networkidle' })
  await act?.(page)
  await page.screenshot({ path: `${folder}/${name}.jpg`, type: 'jpeg', quality: 80 })
  await context.close()
}

/**
 * @param {string} address
 * @param {import('./house/session.mjs').Session} owner
 */
async function withNumbers(address, { graphql }) {
  /** @type {{home: {id: number}, news: {items: Array<{id: number}>}}} */
  const { home, news } = await graphql(`{
    home: publicPage(language: nl, fullUrl: "home-nl") { id }
    news: newsItems(filter: { language: nl }, perPage: 1) { items { id } }
  }`)
  return address.replace('{home}', String(home.id)).replace('{news}', String(news.items[0]?.id))
}

/** @param {Page} page */
async function untilFilled(page) {
  await page.getByRole('textbox', { name: 'Titel', exact: true }).first().waitFor()
  await page.waitForLoadState('networkidle')
}

/** @param {Page} page */
async function showBlocks(page) {
  await untilFilled(page)
  const heading = page.getByRole('heading', { name: 'Blokken', exact: true }).first()
  await heading.evaluate((element) => element.scrollIntoView({ block: 'start' }))
  await page.mouse.wheel(0, -80)
  await page.waitForTimeout(500)
}
