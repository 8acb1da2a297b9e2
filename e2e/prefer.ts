import type { Page } from '@playwright/test'
import { shopAddress } from './stories.js'

/** Every screen that is opened from now on is as somebody prefers it who chose so before. */
export async function prefer(
  page: Page,
  language: 'nl' | 'en',
  theme: 'light' | 'dark',
  width: number,
  height = 800,
): Promise<void> {
  const state = encodeURIComponent(JSON.stringify({ language, theme }))
  await page.context().addCookies([{ name: 'state', value: state, url: shopAddress('/') }])
  await page.setViewportSize({ width, height })
}
