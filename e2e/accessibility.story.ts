import { expectNoFindings } from './expectNoFindings.js'
import { test } from './stories.js'

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
