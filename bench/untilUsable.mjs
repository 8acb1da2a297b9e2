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
  const executablePath = findChromium()
  if (executablePath === undefined) return undefined
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    const context = await browser.newContext()
    await context.addCookies(cookies)
    const page = await context.newPage()
    /** @type {Array<Promise<number>>} */
    const sizes = []
    page.on('requestfinished', (request) => {
      const isScript = /\.[cm]?js$/.test(new URL(request.url()).pathname)
      if (isScript) sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
    })
    await page.goto(`${url}/cougarXr7/producten/overzicht`)
    await page.getByRole('row').nth(1).waitFor()
    return (await Promise.all(sizes)).reduce((total, size) => total + size, 0)
  } finally {
    await browser.close()
  }
}
