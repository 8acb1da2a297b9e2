import type { Page } from '@playwright/test'
import { shopAddress } from './stories.js'

/** The language of every screen that is opened from now on, as if it had been chosen before. */
export async function rememberLanguage(page: Page, language: 'nl' | 'en'): Promise<void> {
  const value = encodeURIComponent(JSON.stringify({ language }))
  await page.context().addCookies([{ name: 'state', value, url: shopAddress('/') }])
}
