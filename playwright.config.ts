import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from './scripts/house/chromium.mjs'

/** Browser stories: one real shop for all of them, started from what `npm start` builds. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.story.ts',
  globalSetup: './e2e/startShop.ts',
  workers: 1,
  retries: 0,
  forbidOnly: process.env.CI === 'true',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    // Known once the shop has started; the stories' own process reads this file after that.
    baseURL: process.env.SHOP_URL,
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 1280, height: 900 },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
})
