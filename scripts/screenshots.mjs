/** `npm run pictures`: every kind of screen of the site and the back office, from the demo shop as it is now. */
import { mkdirSync } from 'node:fs'
import { chromiumFlags, findChromium } from './house/chromium.mjs'
import { prepare } from './house/prepare.mjs'
import { step } from './house/progress.mjs'
import { inRoot } from './house/root.mjs'
import { logIn } from './house/session.mjs'
import { startShop } from './house/shop.mjs'

/** @typedef {import('@playwright/test').Page} Page */

/**
 * @typedef {object} Picture
 * @property {string} name of the file, without its ending; `-phone` is added for the narrow one
 * @property {string} address `{news}`, `{home}` … stand for records of the demo shop
 * @property {string} [who] the account that is logged in; a visitor when left out
 * @property {(page: Page) => Promise<void>} [act] run before the screenshot is taken
 */

const screens = { '': { width: 1280, height: 800 }, '-phone': { width: 375, height: 780 } }

const owner = 'admin@example.com'
const customer = 'klant@example.com'

/** @type {Picture[]} */
const pictures = [
  { name: 'site-home', address: '/nl' },
  { name: 'site-home-english', address: '/en' },
  { name: 'site-page', address: '/nl/diensten' },
  { name: 'site-news', address: '/nl/nieuws' },
  { name: 'site-news-item', address: '/nl/nieuws/{newsUrl}' },
  { name: 'site-tips', address: '/nl/tips-en-tricks' },
  { name: 'site-tip', address: '/nl/tips-en-tricks/{tip}' },
  { name: 'site-products', address: '/nl/verkoop/product-verkoop' },
  { name: 'site-product', address: '/nl/verkoop/product-verkoop/{product}' },
  { name: 'site-reviews', address: '/nl/reviews' },
  { name: 'site-contact', address: '/nl/contact' },
  { name: 'site-appointment', address: '/nl', act: openAppointment },
  { name: 'site-phone', address: '/nl/telefoon' },
  { name: 'site-remote-assistance', address: '/nl/hulp-op-afstand' },
  { name: 'site-not-found', address: '/nl/bestaat-niet' },
  { name: 'site-login', address: '/login-status' },
  { name: 'site-status', address: '/status', who: customer },
  { name: 'site-accounting', address: '/boekhouding', who: 'boekhouder@example.com' },
  { name: 'site-preview', address: '/cougarXr7/preview/nieuws/{news}', who: owner },
  { name: 'partner-stock', address: '/zzp', who: 'partner@example.com' },
  { name: 'back-office-dashboard', address: '/cougarXr7/dashboard', who: owner },
  { name: 'back-office-list', address: '/cougarXr7/producten/overzicht', who: owner },
  { name: 'back-office-edit', address: '/cougarXr7/nieuws/wijzigen/{news}', who: owner, act: untilFilled },
  { name: 'back-office-blocks', address: "/cougarXr7/pagina's/wijzigen/{home}", who: owner, act: showBlocks },
  { name: 'back-office-repairs', address: '/cougarXr7/reparaties/overzicht', who: owner },
  { name: 'back-office-job', address: '/cougarXr7/reparaties/wijzigen/{repair}', who: owner },
  { name: 'back-office-mails', address: '/cougarXr7/emails/overzicht', who: owner },
]

const folder = inRoot('docs', 'pictures')
const executablePath = findChromium()
if (executablePath === undefined) {
  console.error('No Chromium found to take pictures with; set CHROMIUM_PATH.')
  process.exit(1)
}

await prepare(['server', 'site', 'admin'])
// A fresh clone has the package only now.
const { chromium } = await import('@playwright/test')
mkdirSync(folder, { recursive: true })

const shop = await step('Starting the shop', () => startShop())
const browser = await chromium.launch({ executablePath, args: chromiumFlags })
try {
  const records = await demoRecords()
  for (const picture of pictures) {
    await step(picture.name, async () => {
      for (const [ending, viewport] of Object.entries(screens)) await take(picture, records, ending, viewport)
    })
  }
} finally {
  await browser.close()
  await shop.stop()
}

/**
 * @param {Picture} picture
 * @param {Record<string, string | number | undefined>} records
 * @param {string} ending
 * @param {{width: number, height: number}} viewport
 */
async function take({ name, address, who, act }, records, ending, viewport) {
  const context = await browser.newContext({
    viewport,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    reducedMotion: 'reduce',
  })
  // The cookie banner is answered already.
  const consent = encodeURIComponent(JSON.stringify({ statistic: false, marketing: false }))
  await context.addCookies([{ name: 'consent', value: consent, url: shop.url }])
  if (who) await context.addCookies((await logIn(shop.url, who)).browserCookies())
  const page = await context.newPage()
  const path = address.replace(/\{(\w+)\}/g, (_, record) => String(records[record]))
  await page.goto(shop.url + path, { waitUntil: 'networkidle' })
  await act?.(page)
  await page.screenshot({ path: `${folder}/${name}${ending}.jpg`, type: 'jpeg', quality: 72 })
  await context.close()
}

/** The values of the placeholders in addresses. */
async function demoRecords() {
  const { graphql } = await logIn(shop.url)
  /** @type {Record<'home' | 'news' | 'shop' | 'tips' | 'repairs', {id: number, url: string, items: {id: number, url: string}[]}>} */
  const {
    home,
    news,
    shop: products,
    tips,
    repairs,
  } = await graphql(`{
    home: publicPage(language: nl, fullUrl: "home-nl") { id }
    news: newsItems(filter: { language: nl }, perPage: 1) { items { id url } }
    shop: publicProducts(language: nl) { items { url } }
    tips: publicTips(language: nl) { items { url } }
    repairs: statusesRepair(perPage: 1) { items { id } }
  }`)
  return {
    home: home.id,
    news: news.items[0]?.id,
    newsUrl: news.items[0]?.url,
    product: products.items[0]?.url,
    tip: tips.items[0]?.url,
    repair: repairs.items[0]?.id,
  }
}

/** @param {Page} page */
async function openAppointment(page) {
  await page.getByRole('main').getByRole('link', { name: 'Maak een afspraak' }).first().click()
  await page.getByRole('dialog').waitFor()
  await page.waitForTimeout(300)
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
