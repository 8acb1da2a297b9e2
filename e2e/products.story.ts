import { inRoot } from '../scripts/house/root.mjs'
import { makeProduct } from './content.js'
import { openSite } from './openSite.js'
import { expect, test } from './stories.js'

const picture = inRoot('server/demo/pictures/keyboard-mouse.jpg')

test('[B15] [E4] [S12] a product with a picture, added in both languages, is in the shop immediately', async ({
  backOffice,
  visitor,
}) => {
  const { page } = backOffice
  await backOffice.open('producten/toevoegen')
  await backOffice.fill('Titel', 'Stil toetsenbord')
  await backOffice.fill('Prijs', '49.95')
  await backOffice.fill('Voorraad', '2')
  await backOffice.upload('Afbeelding', picture)
  await backOffice.save()
  await backOffice.hasSaid('Product ‘Stil toetsenbord’ is toegevoegd.')
  await expect(page).toHaveURL(/\/cougarXr7\/producten\/wijzigen\/\d+$/)

  await backOffice.turnTo('English')
  await backOffice.fill('Titel', 'Quiet keyboard')
  await backOffice.save()
  await backOffice.hasSaid('Product ‘Quiet keyboard’ is toegevoegd.')

  await visitor.goto('/nl/verkoop/product-verkoop/stil-toetsenbord')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Stil toetsenbord')
  await expect(visitor.getByRole('main').getByRole('img').first()).toBeVisible()
  await expect(visitor.getByText('49,95').first()).toBeVisible()

  await visitor.getByRole('link', { name: 'English' }).first().click()
  await expect(visitor).toHaveURL(/\/en\/sale\/product-sale\/quiet-keyboard$/)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Quiet keyboard')
})

test('[V4] products are narrowed down and sorted, and the address says how', async ({ visitor }) => {
  await openSite(visitor, '/nl/verkoop/product-verkoop')
  await visitor.getByLabel('Merk').selectOption('hp')
  await expect(visitor).toHaveURL(/\?merk=hp$/)
  await visitor.getByLabel('Volgorde').selectOption('cheapest')
  await expect(visitor).toHaveURL(/merk=hp&volgorde=cheapest$/)
  await expect(visitor.getByRole('status').filter({ hasText: 'resulta' })).toHaveText('2 resultaten')
  await expect(visitor.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([/ProDesk/, /EliteBook/])
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')

  await visitor.getByRole('link', { name: 'English' }).first().click()
  await expect(visitor).toHaveURL(/\/en\/sale\/product-sale\?brand=hp&sort=cheapest$/)
  await visitor.getByRole('link', { name: 'Clear filters' }).click()
  await expect(visitor).toHaveURL(/\/en\/sale\/product-sale$/)
  await expect(visitor.getByLabel('Brand')).toHaveValue('')
})

test('[V4] without scripts the products are narrowed down by a button', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto('/nl/verkoop/product-verkoop')
  await page.getByLabel('Staat').selectOption('as-new')
  await page.getByRole('button', { name: 'Tonen' }).click()
  await expect(page.getByLabel('Staat')).toHaveValue('as-new')
  await expect(page.getByRole('status').filter({ hasText: 'resulta' })).toHaveText('3 resultaten')
  await page.context().close()
})

test('[V4] the pictures of a product are chosen and opened by keyboard, and what was checked is listed', async ({
  visitor,
}) => {
  await openSite(visitor, '/nl/verkoop/product-verkoop/lenovo-thinkpad-t480-opgeknapt')
  await expect(visitor.getByText('SSD vernieuwd')).toBeVisible()
  await expect(visitor.getByText('1 jaar')).toBeVisible()
  const second = visitor.getByRole('link', { name: /Foto 2 van 2/ }).last()
  await second.focus()
  await visitor.keyboard.press('Enter')
  await expect(second).toHaveAttribute('aria-current', 'true')
  await visitor.locator('.product__picture').focus()
  await visitor.keyboard.press('Enter')
  const dialog = visitor.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName(/Foto 2 van 2/)
  await visitor.keyboard.press('ArrowRight')
  await expect(dialog).toHaveAccessibleName(/Foto 1 van 2/)
  await visitor.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(visitor.locator('.product__picture')).toBeFocused()
})

test('[B13] [E5] deleting asks first, names both languages, and then both are deleted @every', async ({
  api,
  backOffice,
  visitor,
}) => {
  const { nl, en } = await makeProduct(api, { nl: 'Oude printer', en: 'Old printer' })
  const addresses = [`/nl/verkoop/product-verkoop/${nl.url}`, `/en/sale/product-sale/${en.url}`]
  for (const address of addresses) expect((await visitor.goto(address))?.status()).toBe(200)

  await backOffice.open(`producten/wijzigen/${nl.id}`)
  await backOffice.more()
  await backOffice.page.getByRole('button', { name: 'Verwijderen' }).click()
  await expect(backOffice.dialog()).toContainText('Oude printer')
  await expect(backOffice.dialog()).toContainText('Old printer')
  await backOffice.dialog().getByRole('button', { name: 'Annuleren' }).click()
  for (const address of addresses) expect((await visitor.goto(address))?.status()).toBe(200)

  await backOffice.more()
  await backOffice.page.getByRole('button', { name: 'Verwijderen' }).click()
  await backOffice.dialog().getByRole('button', { name: 'Verwijderen' }).click()
  await expect(backOffice.page).toHaveURL(/\/cougarXr7\/producten\/overzicht/)
  for (const address of addresses) expect((await visitor.goto(address))?.status()).toBe(404)
})
