import type { Page } from '@playwright/test'
import { expect, test } from './stories.js'

/** Keeps calls waiting until they are let go. */
async function holdCalls(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/graphql', async (route) => {
    await held
    await route.continue()
  })
  return () => letGo()
}

test('[S34] the site shows that a call is under way', async ({ visitor }) => {
  await visitor.goto('/nl', { waitUntil: 'networkidle' })
  const letGo = await holdCalls(visitor)
  const loading = visitor.getByRole('status').getByText('Even geduld')
  await expect(loading).toHaveCount(0)
  await visitor
    .locator('a[href="/nl/nieuws"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click())
  await expect(loading).toBeAttached()
  letGo()
  await expect(visitor).toHaveURL('/nl/nieuws')
  await expect(loading).toHaveCount(0)
})

test('[S34] the back office shows that a call is under way', async ({ backOffice }) => {
  const { page } = backOffice
  await backOffice.open('dashboard')
  const letGo = await holdCalls(page)
  await page.getByRole('navigation', { name: 'Beheermenu' }).getByRole('link', { name: 'Reviews' }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  letGo()
  await expect(page.getByRole('progressbar')).toBeHidden()
})
