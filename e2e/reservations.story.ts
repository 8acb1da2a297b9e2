import type { Page } from '@playwright/test'
import type { Session } from '../scripts/house/session.mjs'
import { makeProduct } from './content.js'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { openSite } from './openSite.js'
import { expect, test } from './stories.js'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const unique = () => `${Date.now()}${Math.floor(Math.random() * 10_000)}`

async function cancelAll(api: Session): Promise<void> {
  const { reservations } = await api.graphql<{ reservations: { items: { id: number }[] } }>(
    '{ reservations(filter: { state: waiting }, perPage: 100) { items { id } } }',
  )
  for (const { id } of reservations.items) {
    await api.graphql('mutation ($id: Int!) { cancelReservationByShop(id: $id) { id } }', { id })
  }
}

async function stockOf(api: Session, id: number): Promise<number> {
  return (await api.graphql<{ product: { stock: number } }>(`{ product(id: ${id}) { stock } }`)).product.stock
}

test('[V4] on a phone a visitor reserves a product, sees until when and where, and cancels it', async ({
  api,
  visitor,
}) => {
  const name = `Tablet ${unique()}`
  const { nl, en } = await makeProduct(api, { nl: name, en: `English ${name}` })
  await visitor.setViewportSize({ width: 375, height: 740 })
  await openSite(visitor, `/nl/verkoop/product-verkoop/${nl.url}`)
  await expectToFit(visitor)
  await expectNoFindings(visitor)
  await visitor.getByRole('link', { name: 'Reserveer en haal op' }).click()
  await expect(heading(visitor)).toHaveText('Reserveer en haal op')
  await expect(heading(visitor)).toBeFocused()
  await expectToFit(visitor)
  await expectNoFindings(visitor)

  const submit = visitor.getByRole('button', { name: 'Reserveer en haal op' })
  await submit.click()
  await expect(visitor.getByLabel('Naam', { exact: true })).toBeFocused()
  await visitor.getByLabel('Naam', { exact: true }).fill('Noor Tel')
  await visitor.getByLabel('E-mailadres').fill(`noor.${unique()}@example.com`)
  await visitor.reload()
  await expect(visitor.getByLabel('Naam', { exact: true })).toHaveValue('Noor Tel')
  await submit.click()
  await expect(heading(visitor)).toHaveText('Je reservering staat')
  await expect(heading(visitor)).toBeFocused()
  await expect(visitor).toHaveURL(/\/nl\/reservering\/[0-9A-Za-z]{22}$/)
  const main = visitor.getByRole('main')
  await expect(main).toContainText(name)
  await expect(main).toContainText('Ophalen voor')
  await expect(main.getByRole('heading', { name: 'Waar je het ophaalt' })).toBeVisible()
  await expect(main.locator('.hours__today')).toBeVisible()
  expect([await stockOf(api, nl.id), await stockOf(api, en.id)]).toEqual([2, 2])
  await expectToFit(visitor)
  await expectNoFindings(visitor)

  // Looking at it decides nothing.
  await visitor.reload()
  await visitor.getByText('Toch niet nodig?').click()
  await visitor.getByRole('button', { name: 'Annuleer de reservering' }).click()
  await expect(heading(visitor)).toHaveText('Je reservering is geannuleerd')
  await expect(visitor.getByRole('button', { name: 'Annuleer de reservering' })).toHaveCount(0)
  expect([await stockOf(api, nl.id), await stockOf(api, en.id)]).toEqual([3, 3])
  await expectNoFindings(visitor)
})

test('[V4] without scripts, in English: what was wrong loses nothing, the same person gets one, and it is cancelled', async ({
  api,
  browser,
  baseURL,
}) => {
  const name = `Monitor ${unique()}`
  const { en } = await makeProduct(api, { nl: name, en: `English ${name}` })
  const options = { baseURL: baseURL ?? '', javaScriptEnabled: false, viewport: { width: 1280, height: 800 } }
  const page = await (await browser.newContext(options)).newPage()
  const form = `/en/sale/product-sale/${en.url}/reserve`
  const email = `kay.${unique()}@example.com`
  await page.goto(`/en/sale/product-sale/${en.url}`)
  await page.getByRole('link', { name: 'Reserve & collect' }).click()
  await expect(page).toHaveURL(form)
  await page.getByLabel('Name', { exact: true }).fill('Kay Board')
  await page.getByLabel('E-mail address').fill('kay')
  const submit = page.getByRole('button', { name: 'Reserve & collect' })
  await submit.click()
  await expect(page.getByLabel('E-mail address')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Kay Board')
  await page.getByLabel('E-mail address').fill(email)
  await submit.click()
  await expect(heading(page)).toHaveText('Your reservation is made')
  const address = new URL(page.url()).pathname
  expect(address).toMatch(/^\/en\/reservation\/[0-9A-Za-z]{22}$/)

  await page.goto(form)
  await page.getByLabel('Name', { exact: true }).fill('Kay Again')
  await page.getByLabel('E-mail address').fill(email)
  await submit.click()
  await expect(page.getByRole('alert')).toContainText('already reserved')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Kay Again')

  await page.goto(address)
  await page.getByText('Do you not need it after all?').click()
  await page.getByRole('button', { name: 'Cancel the reservation' }).click()
  await expect(heading(page)).toHaveText('Your reservation is cancelled')
  expect(await stockOf(api, en.id)).toBe(3)
  await page.context().close()
})

test('[V4] [W13] the owner marks what was collected, cancels another, and switches reserving off @every', async ({
  api,
  backOffice,
  visitor,
}) => {
  const { page } = backOffice
  const name = `Muis ${unique()}`
  const { nl } = await makeProduct(api, { nl: name, en: `English ${name}` })
  const reserve = (who: string) =>
    api.graphql('mutation ($input: ReserveProductInput!) { reserveProduct(input: $input) { code } }', {
      input: { product: nl.id, name: who, email: `${who}.${unique()}@example.com` },
    })
  const [first, second] = [`Anna${unique()}`, `Bert${unique()}`]
  await reserve(first)
  await reserve(second)
  await backOffice.open('dashboard')
  await page.getByRole('navigation').first().getByRole('link', { name: 'Reserveringen' }).click()
  await expectNoFindings(page)
  await page.getByRole('link', { name: first }).first().click()
  await expect(page.getByRole('main')).toContainText(name)
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Opgehaald' }).click()
  await backOffice.hasSaid(`Opgehaald door ${first}.`)
  await expect(page.getByRole('button', { name: 'Reservering annuleren' })).toHaveCount(0)
  expect(await stockOf(api, nl.id)).toBe(1)

  await backOffice.open('reserveringen/overzicht')
  await page.getByRole('link', { name: second }).first().click()
  await page.getByRole('button', { name: 'Reservering annuleren' }).click()
  await backOffice.dialog().getByRole('button', { name: 'Reservering annuleren' }).click()
  await backOffice.hasSaid(`De reservering van ${second} is geannuleerd.`)
  expect(await stockOf(api, nl.id)).toBe(2)

  const use = (usesReservations: boolean) =>
    api.graphql('mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { id } }', {
      input: { usesReservations },
    })
  // Reserving is not switched off while anything waits to be collected, such as what another story has reserved.
  await cancelAll(api)
  await use(false)
  await openSite(visitor, `/nl/verkoop/product-verkoop/${nl.url}`)
  await expect(visitor.getByRole('link', { name: 'Reserveer en haal op' })).toHaveCount(0)
  await use(true)
  await visitor.reload()
  await expect(visitor.getByRole('link', { name: 'Reserveer en haal op' })).toBeVisible()
})

test('[V4] the address where a product was reserved leads to the product once that has another address', async ({
  api,
  visitor,
}) => {
  const { nl } = await makeProduct(api, { nl: `Router ${unique()}`, en: `English router ${unique()}` })
  const url = `router-${unique()}`
  await api.graphql(`mutation ($id: Int!, $url: String!) { updateProduct(id: $id, input: { url: $url }) { id } }`, {
    id: nl.id,
    url,
  })
  await visitor.goto(`/nl/verkoop/product-verkoop/${nl.url}/reserveren`)
  await expect(visitor).toHaveURL(`/nl/verkoop/product-verkoop/${url}`)
})
