import type { Page } from '@playwright/test'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { openSite } from './openSite.js'
import { expect, test } from './stories.js'

const main = (page: Page) => page.getByRole('main')

/** How many of the first items of a list stand beside each other. */
function columnsOf(page: Page, list: string): Promise<number> {
  return page
    .locator(list)
    .first()
    .evaluate((element) => {
      const tops = [...element.children].map((item) => Math.round(item.getBoundingClientRect().top))
      return tops.filter((top) => top === tops[0]).length
    })
}

test('[X88] on a tablet the overviews, and their blocks on home, have two columns', async ({ visitor }) => {
  await visitor.setViewportSize({ width: 800, height: 1100 })
  const overviews = [
    ['/nl/nieuws', '.news-list'],
    ['/nl/verkoop/product-verkoop', '.product-list'],
    ['/en/news', '.news-list'],
  ] as const
  for (const [address, list] of overviews) {
    await openSite(visitor, address)
    expect([address, await columnsOf(visitor, `main ${list}`)]).toEqual([address, 2])
    await expectToFit(visitor)
  }
  await openSite(visitor, '/nl')
  for (const list of ['.block--cards .cards', '.block--news .news-list', '.block--products .product-list']) {
    expect([list, await columnsOf(visitor, list)]).toEqual([list, 2])
  }
  // Not on a phone.
  await visitor.setViewportSize({ width: 375, height: 812 })
  await openSite(visitor, '/nl/nieuws')
  expect(await columnsOf(visitor, 'main .news-list')).toBe(1)
})

test('[X88] home is no longer than 7,000 pixels on a phone', async ({ visitor }) => {
  await visitor.setViewportSize({ width: 375, height: 812 })
  for (const address of ['/nl', '/en']) {
    await openSite(visitor, address)
    await visitor.evaluate(() => document.fonts.ready.then(() => undefined))
    const height = await visitor.evaluate(() => document.documentElement.scrollHeight)
    expect([address, height <= 7000 ? 'short' : height]).toEqual([address, 'short'])
  }
})

test('[X88] the list of services has prices, links to their answers, and pictures', async ({ visitor }) => {
  for (const [address, finder] of [
    ['/nl/diensten', '/nl/prijswijzer/'],
    ['/en/services', '/en/price-finder/'],
  ] as const) {
    for (const width of [375, 1280]) {
      await visitor.setViewportSize({ width, height: 812 })
      await openSite(visitor, address)
      await expectToFit(visitor)
    }
    const services = main(visitor).locator('.service')
    const count = await services.count()
    expect(count).toBeGreaterThan(10)
    expect(await services.filter({ has: visitor.locator(`a[href^="${finder}"]`) }).count()).toBeGreaterThan(count / 2)
    for (const part of ['.service__price', 'img']) {
      await expect(services.filter({ hasNot: visitor.locator(part) })).toHaveCount(0)
    }
    const first = services.getByRole('link').first()
    const title = (await first.textContent()) ?? ''
    await first.click()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title)
  }
})

test('[X88] the contact page asks once: one form, and nothing that leads to it again @every', async ({ visitor }) => {
  for (const address of ['/nl/contact', '/en/contact']) {
    await openSite(visitor, address)
    await expect(main(visitor).locator('form')).toHaveCount(1)
    const again = main(visitor).locator('.button[href*="#form"]')
    await expect(again).toHaveCount(0)
  }
})

test('[X88] what is not found, a login and a reset are screens: words on a sheet, and help beside it @every', async ({
  visitor,
}) => {
  const screens = [
    ['/nl/bestaat-niet', 'Pagina niet gevonden'],
    ['/en/no-such-page', 'Page not found'],
    ['/login-status', null],
    ['/login-status?language=en', null],
    ['/wachtwoord', null],
    ['/wachtwoord?language=en', null],
  ] as const
  for (const [address, title] of screens) {
    for (const width of [375, 1280]) {
      await visitor.setViewportSize({ width, height: 812 })
      await openSite(visitor, address)
      const sheet = main(visitor).locator('.message-panel__sheet')
      await expect(sheet.getByRole('heading', { level: 1 })).toHaveText(title ?? /\p{L}/u)
      const help = main(visitor).getByRole('complementary')
      await expect(help.getByRole('link', { name: /^\+31/ })).toBeVisible()
      const isBeside = await help.evaluate((element, of) => {
        const [own, other] = [element, document.querySelector(of)].map((each) => each?.getBoundingClientRect())
        return (own?.left ?? 0) >= (other?.right ?? 0)
      }, '.message-panel__sheet')
      expect([address, width, isBeside]).toEqual([address, width, width > 992])
      await expectToFit(visitor)
    }
    await expectNoFindings(visitor)
  }
})

test('[X88] a picture in full size has what it shows below it, or else its number @every', async ({ api, visitor }) => {
  const { page } = await api.graphql<{ page: { blocks: { images?: { url: string }[] }[] } }>(
    '{ page: publicPage(language: nl, fullUrl: "in-de-werkplaats") { blocks { ... on GalleryBlock { images { url } } } } }',
  )
  const [first] = page.blocks.flatMap(({ images = [] }) => images)
  await api.graphql(
    'mutation ($url: String!, $input: MediaFileInput!) { updateMediaFile(url: $url, input: $input) { name } }',
    { url: first?.url, input: { alts: [{ language: 'nl', text: 'De werkbank van Ruud' }] } },
  )
  await visitor.setViewportSize({ width: 375, height: 812 })
  await openSite(visitor, '/nl/in-de-werkplaats')
  await main(visitor).locator('.gallery button').first().click()
  const dialog = visitor.getByRole('dialog')
  const caption = dialog.locator('.lightbox__caption')
  await expect(caption).toHaveText('De werkbank van Ruud')
  await expect(caption).toBeInViewport()
  await expectNoFindings(visitor)
  await visitor.keyboard.press('ArrowRight')
  await expect(caption).toHaveText(/2 van 9/)
  await visitor.setViewportSize({ width: 1280, height: 800 })
  await expect(caption).toBeInViewport()
  await visitor.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})
