import type { Page } from '@playwright/test'
import type { Session } from '../scripts/house/session.mjs'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { expect, shopAddress, test } from './stories.js'

for (const path of [
  '/nl',
  '/en/news',
  '/nl/verkoop/product-verkoop',
  '/nl/contact',
  '/en/page-not-found',
  '/login-admin',
]) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path)
    await expectNoFindings(page)
  })
}

for (const address of ['dashboard', 'producten/overzicht', 'nieuws/toevoegen']) {
  test(`axe finds nothing in the back office on ${address}`, async ({ backOffice }) => {
    await backOffice.open(address)
    await expectNoFindings(backOffice.page)
  })
}

/** Looks at the back office as somebody prefers it. */
async function prefer(page: Page, language: 'nl' | 'en', theme: 'light' | 'dark', width: number): Promise<void> {
  const state = encodeURIComponent(JSON.stringify({ language, theme }))
  await page.context().addCookies([{ name: 'state', value: state, url: shopAddress('/') }])
  await page.setViewportSize({ width, height: 800 })
}

interface Section {
  section: string
  hasList: boolean
}

async function sectionsWithList(api: Session): Promise<Section[]> {
  const { managedEntities } = await api.graphql<{ managedEntities: Section[] }>(
    '{ managedEntities { section hasList } }',
  )
  return managedEntities.filter(({ hasList }) => hasList)
}

test('axe finds nothing in any overview on a phone, and all fit from 320 to 2560 px', async ({ backOffice, api }) => {
  test.setTimeout(400_000)
  const { page } = backOffice
  await prefer(page, 'en', 'light', 375)
  for (const { section } of await sectionsWithList(api)) {
    await test.step(section, async () => {
      await backOffice.open(`${section}/overzicht`)
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      await expectNoFindings(page)
      for (const width of [320, 2560, 375]) {
        await page.setViewportSize({ width, height: 800 })
        await expectToFit(page)
      }
    })
  }
})
