import type { Page } from '@playwright/test'
import { expect } from './stories.js'

/** Nothing may have to be scrolled to sideways, once the screen has taken its shape. */
export async function expectToFit(page: Page): Promise<void> {
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(tooWide).toBeLessThanOrEqual(0)
}
