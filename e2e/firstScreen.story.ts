import { openSite } from './openSite.js'
import { expect, test } from './stories.js'

const product = '/nl/verkoop/product-verkoop/lenovo-thinkpad-t480-opgeknapt'

test('[Y83] on a phone the price of a product and the way to reserve it stand on the first screen', async ({
  visitor,
}) => {
  await visitor.setViewportSize({ width: 375, height: 812 })
  await openSite(visitor, product)
  const bar = (await visitor.locator('.phone-bar').boundingBox())?.y ?? 812
  for (const part of [visitor.getByText('€ 349').first(), visitor.getByRole('link', { name: /^Reserveer/ })]) {
    const box = await part.boundingBox()
    expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThanOrEqual(bar)
  }
})

test('[Y83] the overview of services has no empty column, and is no longer than it must be', async ({ visitor }) => {
  for (const [width, most] of [
    [1280, 6000],
    [375, 9500],
  ] as const) {
    await visitor.setViewportSize({ width, height: 800 })
    await openSite(visitor, '/nl/diensten')
    expect(await visitor.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most)
  }
  await visitor.setViewportSize({ width: 1280, height: 800 })
  await openSite(visitor, '/nl/diensten')
  const [group, first] = [visitor.locator('.service-group').first(), visitor.locator('.service').first()]
  expect((await first.boundingBox())?.x).toBe((await group.boundingBox())?.x)
})

test('[Y83] the first step of booking fills the screen of a desk', async ({ visitor }) => {
  await visitor.setViewportSize({ width: 1280, height: 800 })
  await openSite(visitor, '/nl/afspraak')
  const kinds = visitor.locator('.appointment__kind')
  const [one, two] = [await kinds.nth(0).boundingBox(), await kinds.nth(1).boundingBox()]
  expect(two?.y).toBe(one?.y)
  expect(two?.height).toBe(one?.height)
})

test('[Y83] in the dark what products are photographed on does not shine', async ({ visitor }) => {
  await visitor.emulateMedia({ colorScheme: 'dark' })
  await openSite(visitor, '/nl/verkoop/product-verkoop')
  const ground = await visitor
    .locator('.product-card__picture')
    .first()
    .evaluate((each) => {
      const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
      context.fillStyle = getComputedStyle(each).backgroundColor
      context.fillRect(0, 0, 1, 1)
      return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)]
    })
  expect(Math.max(...ground)).toBeLessThan(225)
})
