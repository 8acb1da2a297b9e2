import { chromium } from '@playwright/test'
import { chromiumFlags, findChromium } from '../scripts/house/chromium.mjs'

/** @typedef {import('../scripts/house/session.mjs').Session} Session */

/** As wide as the live preview needs to stand beside the form. */
const viewport = { width: 1440, height: 900 }
const typed = 'een winkel in de buurt, open tot zes uur'
/** Milliseconds between two keys: shorter than the pause after which the preview is asked again. */
const betweenKeys = 100

/**
 * What a key costs the browser while a page is written in the back office.
 * @param {string} url of the shop
 * @param {Session} session of an administrator
 * @param {number} count how many blocks the page has, each of them unfolded
 * @returns {Promise<{title: number, richText: number} | undefined>} milliseconds of processor time of the page's thread
 * a key; undefined where there is no Chromium
 */
export async function costOfKey(url, session, count) {
  const executablePath = findChromium()
  if (executablePath === undefined) return undefined
  const id = await writePage(session, count)
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    const context = await browser.newContext({ viewport })
    await context.addCookies(session.browserCookies())
    const page = await context.newPage()
    await page.goto(`${url}/cougarXr7/pagina's/wijzigen/${id}`)
    await page.getByRole('button', { name: 'Alles uitklappen' }).click()
    const editors = page.locator('.ProseMirror')
    await editors.nth(count - 1).waitFor({ timeout: 60_000 })
    const title = page.getByRole('textbox', { name: /^Titel/ }).first()
    const thread = await context.newCDPSession(page)
    // Time of the thread rather than on the clock: others work on the machine too.
    await thread.send('Performance.enable', { timeDomain: 'threadTicks' })

    /** @param {import('@playwright/test').Locator} field */
    const keysInto = async (field) => {
      await field.click()
      await page.keyboard.type('aan ', { delay: betweenKeys })
      await page.waitForTimeout(2000)
      const before = await spentBy(thread)
      await page.keyboard.type(typed, { delay: betweenKeys })
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
      return ((await spentBy(thread)) - before) / typed.length
    }
    return { title: await keysInto(title), richText: await keysInto(editors.nth(Math.floor(count / 2))) }
  } finally {
    await browser.close()
  }
}

/**
 * Milliseconds that the page's thread has worked.
 * @param {import('@playwright/test').CDPSession} thread
 */
async function spentBy(thread) {
  const { metrics } = await thread.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

/**
 * @param {Session} session
 * @param {number} count
 */
async function writePage(session, count) {
  const blocks = Array.from({ length: count }, (_, index) => ({
    text: { title: `Alinea ${index + 1}`, text: `<p>${'Wij repareren laptops en computers. '.repeat(20)}</p>` },
  }))
  const input = { title: `Pagina van ${count} blokken`, menuTitle: `Blokken ${count}`, language: 'nl', blocks }
  /** @type {{createPage: {id: number}}} */
  const { createPage } = await session.graphql(
    'mutation ($input: CreatePageInput!) { createPage(input: $input) { id } }',
    { input },
  )
  return createPage.id
}
