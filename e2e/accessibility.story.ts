import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './stories.js'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What is still fading in has too little contrast until it is there, so a finding must last to count. */
async function expectNoFindings(page: Page): Promise<void> {
  const findings = async () => {
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }
  await expect.poll(findings, { timeout: 15_000 }).toEqual([])
}

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
