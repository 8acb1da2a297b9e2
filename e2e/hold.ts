import type { Page } from '@playwright/test'

/** Holds calls back until they are released. */
export async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(addresses, async (route) => {
    await held
    await route.continue()
  })
  return () => letGo()
}
