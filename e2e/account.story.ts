import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import type { Session } from '../scripts/house/session.mjs'
import type { Shop } from '../scripts/house/shop.mjs'
import { BackOffice } from './BackOffice.js'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { longForm } from './longForm.js'
import { openSite } from './openSite.js'
import { rememberLanguage } from './rememberLanguage.js'
import { expect, shopAddress, test } from './stories.js'

const password = 'roestige-fietspomp'

/** Where a role logs in, arrives, and manages the own account. */
const places = {
  cms_zzp: { door: '/login-zzp', home: '/zzp', account: '/zzp/account' },
  cms_accountant: { door: '/login-boekhouding', home: '/boekhouding', account: '/boekhouding/account' },
  cms_admin: { door: '/login-admin', home: '/cougarXr7/dashboard', account: '/cougarXr7/account' },
} as const

interface Person {
  email: string
  password: string
  door: string
  home: string
  account: string
}

/** An account of its own, so that no other story needs its codes. */
async function newPerson(api: Session, role: 'cms_zzp' | 'cms_accountant'): Promise<Person> {
  const email = `${role}-${Date.now()}@example.com`
  await api.graphql('mutation ($input: CreateCustomerInput!) { register(input: $input) { id } }', {
    input: { name: 'Account van het verhaal', email, password, role },
  })
  return { email, password, ...places[role] }
}

/** What an operator does for a user who has lost both phone and recovery codes. */
async function resetSecondFactor({ folder }: Shop, email: string): Promise<void> {
  const env = {
    ...process.env,
    DATABASE_URL: `sqlite:${folder}/shop.sqlite`,
    UPLOADS: `file:${folder}/uploads`,
    SESSION_SECRET: 'the operator has no need of the one of the shop',
  }
  await promisify(execFile)(process.execPath, ['server/dist/manage.js', 'reset-second-factor', email], { env })
}

/**
 * What the app shows: the code of now, or of the 30 seconds after, which may have begun by the time it is checked. No code
 * is used twice.
 */
const codeOf = (secret: string, steps: 0 | 1) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 })

async function newBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: shopAddress('/') })
  const consent = encodeURIComponent(JSON.stringify({ statistic: false, marketing: false }))
  await context.addCookies([{ name: 'consent', value: consent, url: shopAddress('/') }])
  return context.newPage()
}

async function givePassword(page: Page, { email, door, password }: Person): Promise<void> {
  // Before it is hydrated the form is posted, and its answer holds no password.
  await openSite(page, door)
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Inloggen' }).click()
}

const section = (page: Page, name: string) => page.getByRole('region', { name })

/** Turns the second factor on with what the screen shows; ends with the recovery codes. */
async function turnOn(page: Page, own = password): Promise<{ secret: string; recovery: string[] }> {
  await section(page, 'Inloggen met een code').getByRole('button', { name: 'Aanzetten' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Wachtwoord').fill('niet-het-wachtwoord')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Dit is niet je huidige wachtwoord.')).toBeVisible()
  await dialog.getByLabel('Wachtwoord').fill(own)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('img', { name: 'QR-code voor je authenticator-app' })).toBeVisible()
  await expect(dialog.getByLabel('De code die de app nu laat zien')).toBeFocused()
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await dialog.getByLabel('De code die de app nu laat zien').fill(codeOf(secret, 0))
  await page.keyboard.press('Enter')
  const codes = page.getByRole('dialog', { name: 'Je herstelcodes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const recovery = await codes.getByRole('listitem').allTextContents()
  await codes.getByRole('button', { name: 'Ik heb ze bewaard' }).click()
  await expect(section(page, 'Inloggen met een code').getByText(/Staat aan sinds/)).toBeVisible()
  return { secret, recovery }
}

async function turnOff(page: Page, code: string): Promise<void> {
  await section(page, 'Inloggen met een code').getByRole('button', { name: 'Uitzetten' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Wachtwoord').fill(password)
  await dialog.getByLabel('Code uit je app').fill(code)
  await dialog.getByRole('button', { name: 'Uitzetten' }).click()
  await expect(section(page, 'Inloggen met een code').getByText('Staat uit', { exact: true })).toBeVisible()
}

test('a partner logs in with a code, once with each recovery code, and out everywhere else @every', async ({
  browser,
  api,
}) => {
  test.slow()
  const partner = await newPerson(api, 'cms_zzp')
  const page = await newBrowser(browser)
  await givePassword(page, partner)
  await page.getByRole('link', { name: 'Mijn account' }).click()
  await expect(page).toHaveURL(partner.account)
  const { secret, recovery } = await turnOn(page)

  const second = await newBrowser(browser)
  await givePassword(second, partner)
  const code = second.getByLabel('Code uit je app')
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  // A recovery code has letters.
  await expect(code).not.toHaveAttribute('inputmode', 'numeric')
  await expect(second.getByLabel('Wachtwoord', { exact: true })).toHaveValue(password)
  await expectNoFindings(second)
  await code.fill('abc')
  await second.keyboard.press('Enter')
  await expect(second.getByText('Deze code klopt niet of is al gebruikt.', { exact: false }).first()).toBeVisible()
  await expect(code).toHaveValue('abc')
  await code.fill(codeOf(secret, 1).replace(/^.../, '$& '))
  await second.keyboard.press('Enter')
  await expect(second).toHaveURL(partner.home)

  const third = await newBrowser(browser)
  await givePassword(third, partner)
  await third.getByLabel('Code uit je app').fill(recovery[0] ?? '')
  await third.keyboard.press('Enter')
  await expect(third).toHaveURL(partner.home)
  const fourth = await newBrowser(browser)
  await givePassword(fourth, partner)
  await fourth.getByLabel('Code uit je app').fill(recovery[0] ?? '')
  await fourth.keyboard.press('Enter')
  await expect(fourth.getByText('Deze code klopt niet of is al gebruikt.', { exact: false }).first()).toBeVisible()

  await page.reload()
  await expect(page.getByText('Je hebt nog 9 herstelcodes.', { exact: false })).toBeVisible()
  const sessions = section(page, 'Waar je bent ingelogd').getByRole('listitem')
  await expect(sessions).toHaveCount(3)
  await expect(sessions.first()).toContainText('Deze browser')
  await page.getByRole('button', { name: 'Overal elders uitloggen' }).click()
  await expect(sessions).toHaveCount(1)
  await second.goto(partner.home)
  await expect(second).toHaveURL(/\/login-zzp/)

  const outcomes = section(page, 'Aanmeldingen').getByRole('listitem')
  await expect(outcomes.filter({ hasText: 'Ingelogd met een herstelcode' })).toHaveCount(1)
  await expect(outcomes.filter({ hasText: 'Verkeerde code' }).first()).toBeVisible()
  await turnOff(page, recovery[1] ?? '')
  for (const each of [page, second, third, fourth]) await each.context().close()
})

test('an administrator logs in over unfinished work with a code, and the operator takes it off @every', async ({
  browser,
  shop,
}) => {
  test.slow()
  const page = await newBrowser(browser)
  const backOffice = new BackOffice(page)
  const admin = { email: 'admin@example.com', password: 'demo-password', ...places.cms_admin }
  try {
    await givePassword(page, admin)
    await expect(page).toHaveURL(admin.home)
    await backOffice.open('account')
    const { secret } = await turnOn(page, admin.password)
    await backOffice.open('nieuws-groepen/toevoegen')
    // A call in flight as the session ends would open the login dialog before the work is saved.
    await backOffice.fillUnique('Titel', `Met code ${Date.now()}`)
    await page.context().clearCookies({ name: 'session' })
    await backOffice.save()
    const dialog = page.getByRole('dialog', { name: 'Log opnieuw in' })
    await dialog.getByLabel('Wachtwoord').fill(admin.password)
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Code uit je app')).toBeFocused()
    await expect(dialog.getByLabel('Wachtwoord')).toHaveValue(admin.password)
    await expectNoFindings(page)
    await dialog.getByLabel('Code uit je app').fill(codeOf(secret, 1))
    await page.keyboard.press('Enter')
    await backOffice.hasSaid('is toegevoegd')
    await backOffice.open('aanmeldingen/overzicht')
    await expect(page.getByText(admin.email).first()).toBeVisible()
  } finally {
    await resetSecondFactor(shop, admin.email)
  }
  await backOffice.open('account')
  await expect(section(page, 'Inloggen met een code').getByText('Staat uit', { exact: true })).toBeVisible()
  await page.context().close()
})

test('the own password is changed, and a repeat that differs is reported at its field', async ({ browser, api }) => {
  const accountant = await newPerson(api, 'cms_accountant')
  const page = await newBrowser(browser)
  await givePassword(page, accountant)
  await page.getByRole('link', { name: 'Mijn account', exact: false }).click()
  await expect(page).toHaveURL(accountant.account)
  const fill = async (current: string, next: string, repeated: string) => {
    await page.getByLabel('Huidig wachtwoord').fill(current)
    await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(next)
    await page.getByLabel('Nieuw wachtwoord, nog een keer').fill(repeated)
    await page.getByRole('button', { name: 'Wachtwoord wijzigen' }).click()
  }
  await fill(password, 'een ander wachtwoord', 'een heel ander wachtwoord')
  await expect(page.getByText('Dit is niet hetzelfde als het nieuwe wachtwoord.')).toBeVisible()
  await fill(password, 'een ander wachtwoord', 'een ander wachtwoord')
  await expect(page.getByText('Je wachtwoord is gewijzigd.')).toBeVisible()
  await fill('een ander wachtwoord', password, password)
  await expect(page.getByLabel('Huidig wachtwoord')).toHaveValue('')
  await page.context().close()
})

for (const [language, width] of [['nl', 375], ...longForm(['en', 1280])] as const) {
  test(`the screen about the account fits and is for everyone (${language}, ${width} px)`, async ({ backOffice }) => {
    const { page } = backOffice
    await rememberLanguage(page, language)
    await page.setViewportSize({ width, height: 900 })
    await backOffice.open('account')
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(5)
    await expectNoFindings(page)
    await expectToFit(page)
  })
}

test('[X60] the document of an own account fetches no more scripts than it uses', async ({ browser, api }) => {
  const accountant = await newPerson(api, 'cms_accountant')
  const page = await newBrowser(browser)
  await givePassword(page, accountant)
  await page.waitForURL(accountant.home)
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.goto(accountant.account)
  await expect(section(page, 'Inloggen met een code')).toBeVisible()
  const kilobytes = (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0) / 1000
  expect(kilobytes).toBeGreaterThan(100)
  expect(kilobytes).toBeLessThan(260)
  await page.context().close()
})
