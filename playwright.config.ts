import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from './scripts/house/chromium.mjs'

/**
 * The last such list counts: beside what Playwright turns off itself, the pop-ups of an address bar that nobody sees, two
 * pages more to load in every window.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** Browser stories: each worker has a real shop of its own, started from what `npm start` builds. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.story.ts',
  globalSetup: './e2e/fillDemoShop.ts',
  // A story waits for its pages a third of the time, so three keep two cores busy.
  workers: 3,
  retries: 0,
  forbidOnly: process.env.CI === 'true',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: findChromium(),
      args: [...chromiumFlags, `--disable-features=${disabledFeatures.join()}`],
    },
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 1280, height: 900 },
    // Where a picture is not enough: `--trace retain-on-failure`, which takes more processor time for every story.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
