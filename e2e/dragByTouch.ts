import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'

export interface Point {
  x: number
  y: number
}

const steps = 12

/** Milliseconds between steps: faster than any hand, a row would scroll on by inertia. */
const stepTime = 20

/** A finger put down here, moved, and lifted there. */
export async function dragByTouch(page: Page, from: Point, to: Point): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const at = (step: number) => ({
    x: from.x + ((to.x - from.x) * step) / steps,
    y: from.y + ((to.y - from.y) * step) / steps,
  })
  const touch = (type: 'touchStart' | 'touchMove', step: number) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: [at(step)] })
  await touch('touchStart', 0)
  for (let step = 1; step <= steps; step++) {
    await wait(stepTime)
    await touch('touchMove', step)
  }
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
