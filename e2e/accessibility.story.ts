import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './stories.js'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

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
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  })
}

for (const address of ['dashboard', 'producten/overzicht', 'nieuws/toevoegen']) {
  test(`axe finds nothing in the back office on ${address}`, async ({ backOffice }) => {
    await backOffice.open(address)
    const { violations } = await new AxeBuilder({ page: backOffice.page }).withTags(rules).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  })
}
