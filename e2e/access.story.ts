import { logIn } from '../scripts/house/session.mjs'
import { longForm } from './longForm.js'
import { openSite } from './openSite.js'
import { expect, test } from './stories.js'

test('[M9] [A19] a user whose session has expired is informed at the login page, and returned to the screen', async ({
  backOffice,
}) => {
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
  ...longForm(['boekhouder@example.com', '/boekhouding'], ['partner@example.com', '/zzp']),
] as const) {
  test(`[B11] [A21] ${email} is redirected from the back office to the screen of their role`, async ({
    page,
    baseURL,
  }) => {
    const session = await logIn(baseURL ?? '', email)
    await page.context().addCookies(session.browserCookies())
    await page.goto('/cougarXr7/producten/overzicht')
    await expect(page).toHaveURL(new RegExp(`${home}($|\\?)`))
    await expect(page.getByText(/geen rechten/).first()).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Beheermenu' })).toHaveCount(0)
  })
}

test('[B11] [A21] [A34] a redirected user sees the reason in the requested language', async ({ page, baseURL }) => {
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

test('[A34] the chosen language is stored for three days, for screens whose address names none', async ({ page }) => {
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

test('[X51] logging in, being logged in already and logging out keep the language that was asked for', async ({
  page,
}) => {
  await page.goto('/login-status?language=en')
  await page.getByLabel('E-mail address').fill('klant@example.com')
  await page.getByLabel('Password', { exact: true }).fill('demo-password')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/status?language=en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goto('/login-status?language=en')
  await expect(page).toHaveURL('/status?language=en')
  await page.goto('/uitloggen?language=en')
  await expect(page).toHaveURL('/login-status?language=en')
  await page.goto('/uitloggen?language=en')
  await expect(page).toHaveURL('/en')
  expect((await page.context().cookies()).find(({ name }) => name === 'state')).toBeUndefined()
})

for (const [email, door] of [
  ['admin@example.com', '/zzp?language=en'],
  ...longForm(['partner@example.com', '/boekhouding?language=en']),
] as const) {
  test(`[X51] ${email} is refused at ${door} in that language`, async ({ page, baseURL }) => {
    const session = await logIn(baseURL ?? '', email)
    await page.context().addCookies(session.browserCookies())
    await page.goto(door)
    await expect(page.getByText(/do not have permission/).first()).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
}

test('[X51] [A34] a language that was chosen before the page answers is remembered', async ({ page }) => {
  await page.route('**/assets/**/*.js', (route) => route.abort())
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/nl')
  await page.getByRole('navigation', { name: 'Taal' }).getByRole('link', { name: 'English' }).first().click()
  await expect(page).toHaveURL('/en')
  await page.unrouteAll()
  await page.reload()
  const remembered = async () => (await page.context().cookies()).find(({ name }) => name === 'state')?.value
  await expect.poll(async () => decodeURIComponent((await remembered()) ?? '')).toBe('{"language":"en"}')
})
