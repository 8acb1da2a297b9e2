import { chromium } from '@playwright/test'
import { chromiumFlags, findChromium } from '../scripts/house/chromium.mjs'

/**
 * The bytes of JavaScript that a browser fetched, as they came over the wire, until the first list of the back office
 * shows its rows. It is counted in a browser because most of it is imported by the first script.
 * @param {string} url of the shop
 * @param {Array<{name: string, value: string, url: string}>} cookies of an administrator
 * @returns {Promise<number | undefined>} undefined where there is no Chromium
 */
export async function scriptUntilUsable(url, cookies) {
  return withBrowser(cookies, async (context) => {
    const page = await context.newPage()
    const fetched = scriptsOf(page)
    await page.goto(`${url}/cougarXr7/producten/overzicht`)
    await page.getByRole('row').nth(1).waitFor()
    return fetched()
  })
}

/**
 * Counts the bytes of JavaScript that a page fetches from now on, as they come over the wire.
 * @param {import('@playwright/test').Page} page
 * @returns {() => Promise<number>} those until it is called
 */
export function scriptsOf(page) {
  /** @type {Array<Promise<number>>} */
  const sizes = []
  page.on('requestfinished', (request) => {
    const isScript = /\.[cm]?js$/.test(new URL(request.url()).pathname)
    if (isScript) sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  return async () => (await Promise.all(sizes)).reduce((total, size) => total + size, 0)
}

/** 400 kbit/s and 400 ms. */
const slowLine = { offline: false, downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 400 }

/** Puts a page of Chromium on a slow line. @param {import('@playwright/test').Page} page */
export async function throttle(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slowLine)
}

/**
 * How long the first list of the back office takes on a slow line, the first time and again with what the browser
 * cached by then.
 * @param {string} url of the shop
 * @param {Array<{name: string, value: string, url: string}>} cookies of an administrator
 * @returns {Promise<{shell: number, list: number, again: number} | undefined>} seconds; undefined where there is no
 * Chromium
 */
export async function secondsOnSlowLine(url, cookies) {
  return withBrowser(cookies, async (context) => {
    /** @returns {Promise<{shell: number, list: number}>} */
    const open = async () => {
      const page = await context.newPage()
      await throttle(page)
      const started = performance.now()
      const passed = () => (performance.now() - started) / 1000
      await page.goto(`${url}/cougarXr7/producten/overzicht`, { waitUntil: 'commit' })
      await page.getByRole('progressbar').or(page.getByRole('navigation')).first().waitFor()
      const shell = passed()
      await page.getByRole('row').nth(1).waitFor({ timeout: 120_000 })
      const list = passed()
      await page.close()
      return { shell, list }
    }
    const first = await open()
    return { ...first, again: (await open()).list }
  })
}

/**
 * @template Result
 * @param {Array<{name: string, value: string, url: string}>} cookies
 * @param {(context: import('@playwright/test').BrowserContext) => Promise<Result>} work
 * @returns {Promise<Result | undefined>} undefined where there is no Chromium
 */
export async function withBrowser(cookies, work) {
  const executablePath = findChromium()
  if (executablePath === undefined) return undefined
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    const context = await browser.newContext()
    await context.addCookies(cookies)
    return await work(context)
  } finally {
    await browser.close()
  }
}
