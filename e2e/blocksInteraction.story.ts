import type { Page } from '@playwright/test'
import type { Session } from '../scripts/house/session.mjs'
import { blockOfEachType, makePageOfBlocks } from './blockExamples.js'
import { dragByTouch, type Point } from './dragByTouch.js'
import { expectNoFindings } from './expectNoFindings.js'
import { openSite } from './openSite.js'
import { expect, test } from './stories.js'

/** Opens a page with one block of a type. */
async function openBlock(api: Session, page: Page, type: string, title: string): Promise<void> {
  const each = await blockOfEachType(api)
  const { fullUrl } = await makePageOfBlocks(api, title, [{ [type]: { ...each[type], title } }])
  await openSite(page, `/nl/${fullUrl}`)
  await page.locator('.block').scrollIntoViewIfNeeded()
}

/** Where the edge between before and after is seen, in percent of the width. */
async function seenEdge(page: Page): Promise<number> {
  const [handle, whole] = await Promise.all(
    ['.comparison__handle', '.comparison'].map((part) => page.locator(part).boundingBox()),
  )
  if (!handle || !whole) throw new Error('There is nothing to compare')
  return Math.round(((handle.x + handle.width / 2 - whole.x) / whole.width) * 100)
}

/** Where on the screen this part of the width of the comparison is. */
async function pointAt(page: Page, part: number): Promise<Point> {
  const box = await page.locator('.comparison').boundingBox()
  if (!box) throw new Error('There is nothing to compare')
  return { x: box.x + box.width * part, y: box.y + box.height / 2 }
}

test('[P11] the edge between before and after is moved with the mouse @every', async ({ api, page }) => {
  await openBlock(api, page, 'comparison', 'Met de muis')
  const cut = () => page.locator('.comparison__after').evaluate((after) => getComputedStyle(after).clipPath)
  expect(await seenEdge(page)).toBe(50)
  const before = await cut()
  const [from, to] = [await pointAt(page, 0.5), await pointAt(page, 0.8)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await page.mouse.up()
  await expect.poll(() => seenEdge(page)).toBeGreaterThan(76)
  expect(await seenEdge(page)).toBeLessThan(84)
  expect(await cut()).not.toBe(before)
})

test('[P11] the edge between before and after is moved with the keyboard, and announced', async ({ api, page }) => {
  await openBlock(api, page, 'comparison', 'Met het toetsenbord')
  const edge = page.getByRole('slider', { name: 'Verschuif de grens tussen voor en na' })
  await edge.focus()
  for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowRight')
  await expect(edge).toHaveAttribute('aria-valuetext', '60% voor, 40% na')
  await expect.poll(() => seenEdge(page)).toBeGreaterThan(56)
  await page.keyboard.press('Home')
  await expect(edge).toHaveAttribute('aria-valuetext', '0% voor, 100% na')
  await page.keyboard.press('End')
  await expect(edge).toHaveAttribute('aria-valuetext', '100% voor, 0% na')
  await expect(page.locator('.comparison')).not.toHaveCSS('outline-style', 'none')
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 780 } })

  test('[P11] the edge between before and after is moved with a finger', async ({ api, page }) => {
    await openBlock(api, page, 'comparison', 'Met een vinger')
    const [from, to] = [await pointAt(page, 0.5), await pointAt(page, 0.2)]
    await dragByTouch(page, from, to)
    await expect.poll(() => seenEdge(page)).toBeLessThan(26)
    expect(await seenEdge(page)).toBeGreaterThan(14)
  })

  test('[P18] slides are swiped with a finger', async ({ api, page }) => {
    await openBlock(api, page, 'sliderTextImages', 'Geveegd')
    const row = await page.locator('.slides__row').boundingBox()
    if (!row) throw new Error('There are no slides')
    const y = row.y + 80
    await dragByTouch(page, { x: row.x + row.width - 20, y }, { x: row.x + 40, y })
    await expect(page.getByText('2 van 3')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Stap 2' })).toBeInViewport({ ratio: 1 })
  })
})

test('[P13] a picture of a gallery opens large, leads to the next, and returns the focus', async ({ api, page }) => {
  await openBlock(api, page, 'gallery', 'In de werkplaats')
  const opener = page.getByRole('button', { name: 'Foto 2 van 6: In de werkplaats' })
  await opener.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName('Foto 2 van 6: In de werkplaats')
  await expectNoFindings(page)
  await dialog.getByRole('button', { name: 'Volgende foto' }).click()
  await expect(dialog).toHaveAccessibleName('Foto 3 van 6: In de werkplaats')
  await expect(dialog.getByRole('img')).toHaveAttribute('src', /workbench/)
  await page.keyboard.press('ArrowLeft')
  await expect(dialog).toHaveAccessibleName('Foto 2 van 6: In de werkplaats')
  await dialog.getByRole('button', { name: 'Vorige foto' }).click()
  await page.keyboard.press('ArrowLeft')
  await expect(dialog).toHaveAccessibleName('Foto 6 van 6: In de werkplaats')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('[P12] an answer is folded out and in, with the mouse and with the keyboard', async ({ api, page }) => {
  await openBlock(api, page, 'faq', 'Wat je vraagt')
  const answer = page.getByText('Antwoord 2')
  await expect(answer).toBeHidden()
  await page.getByText('Wat kost kijken?').click()
  await expect(answer).toBeVisible()
  await expect(page.getByText('Antwoord 1')).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(answer).toBeHidden()
  await page.keyboard.press('Space')
  await expect(answer).toBeVisible()
  await expectNoFindings(page)
})

const turn = 10_500

/** Advances the clock until the slides have changed by themselves. */
async function expectToGoOnTo(page: Page, expected: string): Promise<void> {
  const position = async () => {
    await page.clock.runFor(1000)
    return page.locator('.slides__tools p').textContent()
  }
  await expect.poll(position, { intervals: [50] }).toBe(expected)
}

test('[P18] slides change by themselves, are stepped through, and stand still when paused', async ({ api, page }) => {
  await page.clock.install()
  await openBlock(api, page, 'sliderTextImages', 'Vanzelf verder')
  const position = page.locator('.slides__tools p')
  await expect(position).toHaveText('1 van 3')
  await expectToGoOnTo(page, '2 van 3')
  await expect(page.getByRole('heading', { name: 'Stap 2' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Zet de foto’s stil' }).click()
  // Away from the slides: under the pointer they stop as well.
  await page.getByRole('button', { name: 'Laat de foto’s wisselen' }).blur()
  await page.mouse.move(2, 2)
  await page.clock.runFor(3 * turn)
  await expect(position).toHaveText('2 van 3')
  await page.getByRole('button', { name: 'Volgende' }).click()
  await expect(position).toHaveText('3 van 3')
  await page.getByRole('button', { name: 'Volgende' }).click()
  await expect(position).toHaveText('1 van 3')
  await page.getByRole('button', { name: 'Vorige' }).click()
  await expect(position).toHaveText('3 van 3')
  await page.getByRole('button', { name: 'Laat de foto’s wisselen' }).click()
  await page.getByRole('button', { name: 'Zet de foto’s stil' }).blur()
  await page.mouse.move(2, 2)
  await expectToGoOnTo(page, '1 van 3')
})

test('[P18] slides stand still for a visitor who prefers reduced motion, and are still stepped through', async ({
  api,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await openBlock(api, page, 'sliderTextImages', 'Zonder beweging')
  const position = page.locator('.slides__tools p')
  await expect(page.getByRole('button', { name: 'Zet de foto’s stil' })).toHaveCount(0)
  await page.clock.runFor(3 * turn)
  await expect(position).toHaveText('1 van 3')
  await page.getByRole('button', { name: 'Volgende' }).click()
  await expect(position).toHaveText('2 van 3')
})
