import type { Page } from '@playwright/test'
import { expect } from './stories.js'

/** Opens a screen of the site and waits until it is hydrated: from then on it shows whether the shop is open now. */
export async function openSite(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('.open-now')).toHaveText(/^(Nu|Gesloten|Open now|Closed)/)
}
