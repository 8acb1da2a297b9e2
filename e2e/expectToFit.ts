import type { Page } from '@playwright/test'
import { expect } from './stories.js'

/** Nothing may have to be scrolled to sideways. */
export async function expectToFit(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
}
