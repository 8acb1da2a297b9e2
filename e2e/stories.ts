import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base, type Page } from '@playwright/test'
import { copyDemoShop } from '../scripts/house/demoShop.mjs'
import { logIn, type Session } from '../scripts/house/session.mjs'
import { type Shop, startShop } from '../scripts/house/shop.mjs'
import { BackOffice } from './BackOffice.js'

/** The origin of this worker's shop, known once that has started. */
let origin: string | undefined

/** An address of the shop under test. */
export function shopAddress(path: string): string {
  return new URL(path, origin).href
}

/** The answer to the cookie banner of a first visit; the story about consent begins without it. */
function consentCookie() {
  const value = encodeURIComponent(JSON.stringify({ statistic: false, marketing: false }))
  return { name: 'consent', value, url: shopAddress('/') }
}

interface Fixtures {
  /** An administrator who calls the API, to set up what a story starts from and to check what it left. */
  api: Session
  /** A browser window in which an administrator is logged in. */
  backOffice: BackOffice
  /** Another window, of a visitor who is not logged in. */
  visitor: Page
}

interface WorkerFixtures {
  /** The folder of the filled shop, set before the workers start. */
  demoFolder: string
  /** What a story leaves in its shop that others must not meet: those that say the same here have a worker to themselves. */
  leaves: string
  /**
   * Logged in once for all stories, as checking a password takes a core for a tenth of a second, and again after a
   * story that logs out.
   */
  administrator: { session: Session }
  /** The shop under test: a copy of the demo shop that only the stories of this worker change. */
  shop: Shop
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  demoFolder: [process.env.DEMO_SHOP ?? '', { scope: 'worker', option: true }],
  leaves: ['nothing', { scope: 'worker', option: true }],
  shop: [
    async ({ demoFolder }, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'shop-'))
      copyDemoShop(demoFolder, folder)
      // A receiver of webhooks listens on this machine. Stories call as visitors of other networks, as through a proxy.
      const shop = await startShop({ folder, env: { WEBHOOK_PRIVATE_NETWORKS: 'true', TRUSTED_PROXIES: 'loopback' } })
      origin = shop.url
      await use(shop)
      await shop.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', auto: true, timeout: 240_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
  administrator: [async ({ shop }, use) => use({ session: await logIn(shop.url) }), { scope: 'worker' }],
  api: async ({ shop, administrator }, use) => {
    const { me } = await administrator.session.graphql<{ me: object | null }>('{ me { id } }')
    if (me === null) administrator.session = await logIn(shop.url)
    await use(administrator.session)
  },
  context: async ({ context }, use) => {
    await context.addCookies([consentCookie()])
    await use(context)
  },
  backOffice: async ({ page, context, api }, use) => {
    // Without the login page, which has a story of its own.
    await context.addCookies(api.browserCookies())
    await use(new BackOffice(page))
  },
  visitor: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ baseURL })
    await context.addCookies([consentCookie()])
    await use(await context.newPage())
    await context.close()
  },
})

export { expect } from '@playwright/test'
