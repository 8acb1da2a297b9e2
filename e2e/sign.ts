import { expect, type Locator, type Page } from '@playwright/test'

/** Draws a stroke, once the surface is there; its ink is where the pen was. */
export async function sign(page: Page, surface: Locator): Promise<void> {
  await surface.scrollIntoViewIfNeeded()
  const box = await surface.boundingBox()
  if (!box) throw new Error('There is nothing to sign on')
  const [middle, at] = [box.y + box.height / 2, box.x + box.width * 0.75]
  const inkAt = (part: number) =>
    surface.evaluate((canvas: HTMLCanvasElement, x) => {
      const pixels = canvas.getContext('2d')?.getImageData(canvas.width * x - 20, 0, 40, canvas.height).data ?? []
      return pixels.some((value, index) => index % 4 === 3 && value > 0)
    }, part)
  await expect(async () => {
    await page.mouse.move(at, middle)
    await page.mouse.down()
    await page.mouse.move(at + 10, middle + 8, { steps: 5 })
    await page.mouse.up()
    expect(await inkAt(0.75)).toBe(true)
  }).toPass()
}
