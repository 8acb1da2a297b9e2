import type { Page } from '@playwright/test'
import { shopAddress } from './stories.js'

/** Every screen opened from now on has these preferences, as if they had been chosen before. */
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
