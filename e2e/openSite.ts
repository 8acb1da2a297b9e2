import type { Page } from '@playwright/test'
import { expect } from './stories.js'

/** Opens a screen of the site and waits until its scripts answer: from then on it says whether the shop is open now. */
export async function openSite(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('.open-now')).toHaveText(/^(Nu|Gesloten|Open now|Closed)/)
}
