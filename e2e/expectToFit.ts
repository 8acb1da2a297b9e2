import type { Page } from '@playwright/test'
import { expect } from './stories.js'

/** Nothing may need horizontal scrolling once the layout is settled. */
export async function expectToFit(page: Page): Promise<void> {
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(tooWide).toBeLessThanOrEqual(0)
}
