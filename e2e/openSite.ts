import type { Page } from '@playwright/test'
import { expect } from './stories.js'

/** Opens a screen of the site and waits until it is hydrated: from then on the hours of today are marked. */
export async function openSite(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('.footer .hours__today')).toHaveCount(1)
}
