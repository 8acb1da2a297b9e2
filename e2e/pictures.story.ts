import type { Page } from '@playwright/test'
import { longForm } from './longForm.js'
import { openSite } from './openSite.js'
import { expect, test } from './stories.js'

const screens = ['/nl', '/nl/tips-en-tricks', '/nl/verkoop/product-verkoop', '/nl/contact', '/nl/over-ons']

for (const width of [375, 1280, ...longForm(768)]) {
  test(`[X87] pictures are asked for in about the width at which they are shown, at ${width} px`, async ({
    visitor,
  }) => {
    await visitor.setViewportSize({ width, height: 900 })
    for (const address of screens) {
      await openSite(visitor, address)
      expect([address, await misjudged(visitor)]).toEqual([address, []])
    }
  })
}

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
