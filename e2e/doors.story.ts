import { logIn } from '../scripts/house/session.mjs'
import { openSite } from './openSite.js'
import { expect, test } from './stories.js'

test('[M9] [A19] a user whose session has ended reads so at the login page, and comes back', async ({ backOffice }) => {
  const { page } = backOffice
  await backOffice.open('reviews/overzicht')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.context().clearCookies({ name: 'session' })
  await page.getByRole('link', { name: 'Producten', exact: true }).click()
  await expect(page).toHaveURL(/\/login-admin\?redirect=/)
  await expect(
    page.getByText('Sorry, je bent nog niet ingelogd. Log eerst in om deze pagina te bekijken.'),
  ).toBeVisible()
  await page.getByLabel('E-mailadres').fill('admin@example.com')
  await page.getByLabel('Wachtwoord', { exact: true }).fill('demo-password')
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await expect(page).toHaveURL(/\/cougarXr7\/producten\/overzicht/)
})

for (const [email, home] of [
  ['klant@example.com', '/status'],
  ['boekhouder@example.com', '/boekhouding'],
  ['partner@example.com', '/zzp'],
] as const) {
  test(`[B11] [A21] ${email} is sent home from the back office, and sees nothing of it`, async ({ page, baseURL }) => {
    const session = await logIn(baseURL ?? '', email)
    await page.context().addCookies(session.browserCookies())
    await page.goto('/cougarXr7/producten/overzicht')
    await expect(page).toHaveURL(new RegExp(`${home}($|\\?)`))
    await expect(page.getByText(/geen rechten/).first()).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Beheermenu' })).toHaveCount(0)
  })
}

test('[B11] [A21] [A34] a user who is redirected reads why in the requested language', async ({ page, baseURL }) => {
  await page.goto('/cougarXr7/dashboard?language=en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const session = await logIn(baseURL ?? '', 'klant@example.com')
  await page.context().addCookies(session.browserCookies())
  for (const address of ['/cougarXr7/dashboard?language=en', '/boekhouding?language=en']) {
    await page.goto(address)
    await expect(page).toHaveURL(/\/status\?.*language=en/)
    await expect(page.getByText(/do not have permission/).first()).toBeVisible()
  }
})

test('[A34] the language that was chosen is stored for three days, for screens whose address names none', async ({
  page,
}) => {
  await openSite(page, '/nl')
  await page.getByRole('navigation', { name: 'Taal' }).getByRole('link', { name: 'English' }).first().click()
  await expect(page).toHaveURL('/en')
  const state = (await page.context().cookies()).find(({ name }) => name === 'state')
  expect(JSON.parse(decodeURIComponent(state?.value ?? ''))).toEqual({ language: 'en' })
  expect(Math.round(((state?.expires ?? 0) - Date.now() / 1000) / 3600)).toBe(72)
  await page.goto('/login-status')
  await expect(page).toHaveURL('/login-status?language=en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})
