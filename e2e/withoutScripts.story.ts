import type { Browser, Page } from '@playwright/test'
import { expect, test } from './stories.js'

/** A window of a browser that runs no scripts. */
async function withoutScripts(browser: Browser, baseURL: string | undefined, width: number): Promise<Page> {
  const options = { baseURL: baseURL ?? '', javaScriptEnabled: false, viewport: { width, height: 800 } }
  return (await browser.newContext(options)).newPage()
}

test('[X81] without scripts the menu of a phone opens and leads on, all that stands under an entry too', async ({
  browser,
  baseURL,
}) => {
  const page = await withoutScripts(browser, baseURL, 375)
  await page.goto('/nl')
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
  await expect(menu.getByRole('link', { name: 'Contact' })).toBeHidden()
  await page.locator('summary').filter({ hasText: 'Menu' }).click()
  await expect(menu.getByRole('button')).toHaveCount(0)
  await menu.locator('a[href="/nl/reparatie/laptop-reparatie"]').click()
  await expect(page).toHaveURL('/nl/reparatie/laptop-reparatie')
  await page.context().close()
})

test('[X81] without scripts one logs in, after a wrong password too, and out', async ({ browser, baseURL }) => {
  const page = await withoutScripts(browser, baseURL, 375)
  await page.goto('/login-status?language=en')
  await page.getByLabel('E-mail address').fill('klant@example.com')
  await page.getByLabel('Password').fill('not-this-one')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toContainText('Invalid username or password.')
  await expect(page.getByLabel('E-mail address')).toHaveValue('klant@example.com')
  await expect(page.getByLabel('Password')).toHaveValue('')
  await page.getByLabel('Password').fill('demo-password')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/status?language=en')
  await page.goto('/uitloggen')
  await page.getByRole('main').getByRole('button', { name: 'Uitloggen' }).click()
  await expect(page).toHaveURL('/login-status')
  await page.goto('/status')
  await expect(page).toHaveURL(/login-status/)
  await page.context().close()
})

test('[X81] without scripts a link for a new password is asked for', async ({ browser, baseURL }) => {
  const page = await withoutScripts(browser, baseURL, 375)
  await page.goto('/wachtwoord')
  await page.getByRole('button', { name: 'Stuur me een link' }).click()
  await expect(page.getByLabel('E-mailadres')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('E-mailadres').fill('klant@example.com')
  await page.getByRole('button', { name: 'Stuur me een link' }).click()
  await expect(page.getByText('Als er een account is met dit adres')).toBeVisible()
  await page.context().close()
})

test('[Y11] without scripts a password is chosen with the link of the mail, which is pasted', async ({
  browser,
  baseURL,
}) => {
  const page = await withoutScripts(browser, baseURL, 375)
  await page.goto('/wachtwoord/kiezen?language=en#no-such-token')
  await page.getByLabel('Link from the e-mail').fill(page.url())
  await page.getByLabel('New password').fill('a rusty bicycle pump')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.locator('[name=token]')).toHaveAttribute('aria-invalid', 'true')
  expect(await page.content()).toContain('This link has been used or is no longer valid')
  await page.context().close()
})
