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
 * @property {string} address `{news}`, `{home}` and `{product}` stand for records of the demo shop
 * @property {'desk' | 'phone'} [screen]
 * @property {(page: Page) => Promise<void>} [act] what is done before it is taken
 */

const screens = {
  desk: { width: 1280, height: 800 },
  phone: { width: 375, height: 780 },
}

/** @type {Picture[]} */
const pictures = [
  { name: 'home', address: '/nl' },
  { name: 'home-phone', address: '/nl', screen: 'phone' },
  { name: 'news', address: '/nl/nieuws' },
  { name: 'products', address: '/nl/verkoop/product-verkoop' },
  { name: 'product', address: '/nl/verkoop/product-verkoop/{product}' },
  { name: 'products-phone', address: '/en/sale/product-sale', screen: 'phone' },
  { name: 'admin-dashboard', address: '/cougarXr7/dashboard' },
  { name: 'admin-list', address: '/cougarXr7/producten/overzicht' },
  { name: 'admin-edit', address: '/cougarXr7/nieuws/wijzigen/{news}', act: untilFilled },
  { name: 'admin-page', address: "/cougarXr7/pagina's/wijzigen/{home}", act: showBlocks },
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
  await page.goto(shop.url + (await withRecords(address, owner)), { waitUntil: 'networkidle' })
  await act?.(page)
  await page.screenshot({ path: `${folder}/${name}.jpg`, type: 'jpeg', quality: 80 })
  await context.close()
}

/**
 * @param {string} address
 * @param {import('./house/session.mjs').Session} owner
 */
async function withRecords(address, { graphql }) {
  /** @type {{home: {id: number}, news: {items: Array<{id: number}>}, shop: {items: Array<{url: string}>}}} */
  const { home, news, shop } = await graphql(`{
    home: publicPage(language: nl, fullUrl: "home-nl") { id }
    news: newsItems(filter: { language: nl }, perPage: 1) { items { id } }
    shop: publicProducts(language: nl) { items { url } }
  }`)
  const records = { home: home.id, news: news.items[0]?.id, product: shop.items[0]?.url }
  return Object.entries(records).reduce((path, [name, value]) => path.replace(`{${name}}`, String(value)), address)
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
