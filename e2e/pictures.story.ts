import type { Browser, Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { makePage, makeProduct } from './content.js'
import { longForm } from './longForm.js'
import { openSite } from './openSite.js'
import { expect, shopAddress, test } from './stories.js'
import { uploadPicture } from './uploadPicture.js'

const screens = ['/nl', '/nl/tips-en-tricks', '/nl/verkoop/product-verkoop', '/nl/contact', '/nl/over-ons']

for (const width of [375, 1280, 1920, ...longForm(768, 2560)]) {
  test(`[X87] pictures are asked for in about the width at which they are shown, at ${width} px @every`, async ({
    visitor,
  }) => {
    await visitor.setViewportSize({ width, height: 900 })
    for (const address of screens) {
      await openSite(visitor, address)
      expect([address, await misjudged(visitor)]).toEqual([address, []])
    }
  })
}

/** The width in pixels of the file that was chosen for the first picture of a page. */
async function chosenWidth(browser: Browser, address: string, width: number, deviceScaleFactor: number) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, deviceScaleFactor })
  try {
    const page = await context.newPage()
    await page.goto(address)
    const image = page.locator('.hero img').first()
    await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.complete)).toBe(true)
    return Number(/-(\d+)\.avif$/.exec(await image.evaluate((each: HTMLImageElement) => each.currentSrc))?.[1])
  } finally {
    await context.close()
  }
}

test('[X87] an opening is sharp on a wide screen of twice the pixels, and no larger than it was on a phone', async ({
  api,
  browser,
}) => {
  const create = { width: 2600, height: 1500, channels: 3, background: '#246' } as const
  const image = await uploadPicture(api, await sharp({ create }).jpeg().toBuffer())
  const { fullUrl } = await makePage(api, `Ruim beeld ${Date.now()}`, undefined, { image })
  const address = shopAddress(`/nl/${fullUrl}`)
  expect(await chosenWidth(browser, address, 1920, 2)).toBe(2560)
  expect(await chosenWidth(browser, address, 1920, 1)).toBe(1280)
  expect(await chosenWidth(browser, address, 375, 3)).toBe(1280)
})

/** How light a picture is beside its mark, at its lightest as an edge may be slanted, and on it: 0 to 255. */
async function lightness(picture: Locator): Promise<{ beside: number; on: number }> {
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((each: HTMLImageElement) => each.complete && each.naturalWidth)).toBeTruthy()
  const shot = sharp(await picture.screenshot({ animations: 'disabled' })).greyscale()
  const { data, info } = await shot.raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const pixel = Math.round(info.height * y) * info.width + Math.round(info.width * x)
    return data[pixel * info.channels] ?? Number.NaN
  }
  return { beside: Math.max(at(0.08, 0.5), at(0.92, 0.5), at(0.08, 0.1), at(0.92, 0.1)), on: at(0.5, 0.5) }
}

test('[X87] a black mark on nothing is seen on light and dark grounds, on pages and in full size @every', async ({
  api,
  visitor,
}) => {
  const mark =
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><circle cx="200" cy="150" r="90"/></svg>'
  const image = await uploadPicture(api, await sharp(Buffer.from(mark)).png().toBuffer())
  const titles = { nl: `Zwart merk ${Date.now()}`, en: `Black mark ${Date.now()}` }
  const { nl } = await makeProduct(api, titles, { image })
  const { fullUrl } = await makePage(api, titles.nl, undefined, {
    blocks: [{ intro: { title: 'Merk', text: '<p>Zwart.</p>', image } }],
  })
  for (const colorScheme of ['light', 'dark'] as const) {
    await visitor.emulateMedia({ colorScheme })
    await openSite(visitor, `/nl/${fullUrl}`)
    const seen = [await lightness(visitor.locator('.block__picture img'))]
    await openSite(visitor, `/nl/verkoop/product-verkoop/${nl.url}`)
    seen.push(await lightness(visitor.locator('.product__picture img')))
    await visitor.locator('.product__picture').click()
    seen.push(await lightness(visitor.locator('.lightbox img')))
    for (const { beside, on } of seen) {
      expect(beside).toBeGreaterThan(200)
      expect(on).toBeLessThan(30)
    }
  }
})

/** Pictures for which `sizes` names much less or more than they take; one that fills a box takes more than its width. */
function misjudged(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pixels = (length: string) => {
      const ruler = document.body.appendChild(document.createElement('div'))
      ruler.style.position = 'fixed'
      ruler.style.width = length
      const { width } = ruler.getBoundingClientRect()
      ruler.remove()
      return width
    }
    // Commas within functions such as clamp() separate no sizes.
    const sizesOf = (text: string) => text.match(/(?:[^,()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []
    const asked = (text: string) => {
      for (const size of sizesOf(text)) {
        const [, condition, length] = /^\s*(\([^()]+\))?\s*(.+)$/.exec(size) ?? []
        if (length && (!condition || matchMedia(condition).matches)) return pixels(length)
      }
      return 0
    }
    return [...document.querySelectorAll<HTMLImageElement>('main img[sizes]')].flatMap((image) => {
      const { width, height } = image.getBoundingClientRect()
      if (width === 0 || !image.complete || image.naturalHeight === 0) return []
      const isFilled = getComputedStyle(image).objectFit === 'cover'
      const taken = isFilled ? Math.max(width, (height * image.naturalWidth) / image.naturalHeight) : width
      const ratio = asked(image.sizes) / taken
      // How much a box is filled depends on the words beside it.
      return ratio < 0.8 || ratio > (isFilled ? 2 : 1.65)
        ? [`${image.sizes}: ${ratio.toFixed(2)} of ${Math.round(taken)} px`]
        : []
    })
  })
}
