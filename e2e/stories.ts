import { test as base, type Page } from '@playwright/test'
import { logIn, type Session } from '../scripts/house/session.mjs'
import { BackOffice } from './BackOffice.js'

/** An address of the shop under test. */
export function shopAddress(path: string): string {
  return new URL(path, process.env.SHOP_URL).href
}

/** The answer to the question that every first visit is met with; its own story begins without. */
function consentCookie() {
  const value = encodeURIComponent(JSON.stringify({ statistic: false, marketing: false }))
  return { name: 'consent', value, url: shopAddress('/') }
}

interface Fixtures {
  /** An administrator who calls the API, to arrange what a story starts from and to look at what it left. */
  api: Session
  /** A browser window in which an administrator is logged in. */
  backOffice: BackOffice
  /** Another window, of somebody who is not logged in. */
  visitor: Page
}

export const test = base.extend<Fixtures>({
  api: async ({ baseURL }, use) => use(await logIn(baseURL ?? '')),
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
