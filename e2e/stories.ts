import { test as base, type Page } from '@playwright/test'
import { logIn, type Session } from '../scripts/house/session.mjs'
import { BackOffice } from './BackOffice.js'

/** An address of the shop under test. */
export function shopAddress(path: string): string {
  return new URL(path, process.env.SHOP_URL).href
}

interface Fixtures {
  /** An administrator who calls the API, to arrange what a story starts from and to look at what it left. */
  api: Session
  /** A browser window in which an administrator is logged in. */
  backOffice: BackOffice
  /** Another window, of somebody who has never been here. */
  visitor: Page
}

export const test = base.extend<Fixtures>({
  api: async ({ baseURL }, use) => use(await logIn(baseURL ?? '')),
  backOffice: async ({ page, context, api }, use) => {
    // Without the login page, which has a story of its own.
    await context.addCookies(api.browserCookies())
    await use(new BackOffice(page))
  },
  visitor: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ baseURL })
    await use(await context.newPage())
    await context.close()
  },
})

export { expect } from '@playwright/test'
