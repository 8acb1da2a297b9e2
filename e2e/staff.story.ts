import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import Database from 'better-sqlite3'
import { TOTP } from 'otpauth'
import { copyDemoShop } from '../scripts/house/demoShop.mjs'
import { logIn } from '../scripts/house/session.mjs'
import { startShop } from '../scripts/house/shop.mjs'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { longForm } from './longForm.js'
import { rememberLanguage } from './rememberLanguage.js'
import { expect, shopAddress, test } from './stories.js'

const password = 'demo-password'

/** As if nobody had used these sessions for a time. */
function leaveSessionsAlone(folder: string, email: string, hours: number): void {
  changeSessions(folder, 'UPDATE session SET last_used_at = ?', email, [
    new Date(Date.now() - hours * 3_600_000).toISOString(),
  ])
}

/** Other stories log in with the same accounts. */
function endSessions(folder: string, email: string): void {
  changeSessions(folder, 'DELETE FROM session', email)
}

function changeSessions(folder: string, change: string, email: string, values: string[] = []): void {
  const database = new Database(`${folder}/shop.sqlite`)
  try {
    database.prepare(`${change} WHERE user = (SELECT id FROM customer WHERE email = ?)`).run(...values, email)
  } finally {
    database.close()
  }
}

/** A browser in which an account is logged in, without the login page. */
async function browserOf(browser: Browser, email: string): Promise<Page> {
  const session = await logIn(new URL(shopAddress('/')).origin, email, password)
  const context = await browser.newContext({ baseURL: shopAddress('/') })
  const consent = encodeURIComponent(JSON.stringify({ statistic: false, marketing: false }))
  await context.addCookies([...session.browserCookies(), { name: 'consent', value: consent, url: shopAddress('/') }])
  return context.newPage()
}

test('[X11] a session without use ends, and the work on the screen is not lost', async ({ backOffice, shop, api }) => {
  const { page } = backOffice
  const title = `Na de lunch ${Date.now()}`
  await backOffice.open('nieuws-groepen/toevoegen')
  await backOffice.fillUnique('Titel', title)
  leaveSessionsAlone(shop.folder, 'admin@example.com', 2)
  await backOffice.save()
  const dialog = page.getByRole('dialog', { name: 'Log opnieuw in' })
  await dialog.getByLabel('Wachtwoord').fill(password)
  await page.keyboard.press('Enter')
  await backOffice.hasSaid('is toegevoegd')
  await expect(page.getByText(title).first()).toBeVisible()
  // The story's own session has ended, too.
  await expect(api.graphql('{ products { total } }')).rejects.toThrow(/UNAUTHENTICATED/)
})

test('[X11] an administrator ends the session of a colleague, who is led to the login page @every', async ({
  backOffice,
  browser,
  shop,
}) => {
  const { page } = backOffice
  endSessions(shop.folder, 'partner@example.com')
  const partner = await browserOf(browser, 'partner@example.com')
  await partner.goto('/zzp')
  await expect(partner).toHaveURL('/zzp')
  await backOffice.open('medewerkers')
  await page.getByRole('button', { name: 'Het account van Rik de Groot beheren' }).click()
  const account = page.getByRole('dialog', { name: 'Rik de Groot' })
  await account
    .getByRole('button', { name: /^Uitloggen op/ })
    .first()
    .click()
  const proof = page.getByRole('dialog', { name: 'Rik de Groot uitloggen' })
  await proof.getByLabel('Je eigen wachtwoord').fill('niet-het-wachtwoord')
  await page.keyboard.press('Enter')
  await expect(proof.getByText('Dit is niet je huidige wachtwoord.')).toBeVisible()
  await expectNoFindings(page)
  await proof.getByLabel('Je eigen wachtwoord').fill(password)
  await page.keyboard.press('Enter')
  await backOffice.hasSaid('Daar is uitgelogd.')
  await expect(account.getByText('Dit account is nu nergens ingelogd.')).toBeVisible()
  await partner.reload()
  await expect(partner).toHaveURL(/\/login-zzp/)
  await backOffice.open('dashboard')
  await expect(page.getByText(/Uitgelogd · Sophie Visser/).first()).toBeVisible()
  await partner.context().close()
})

for (const [language, width] of [['nl', 375], ...longForm(['en', 1280])] as const) {
  test(`[X11] a customer ends the own session on another device (${language}, ${width} px)`, async ({ browser }) => {
    const texts = {
      nl: { title: 'Waar je bent ingelogd', end: /^Uitloggen op/, ended: 'Daar is uitgelogd.' },
      en: { title: 'Where you are logged in', end: /^Log out on/, ended: 'You are logged out there.' },
    }[language]
    const email = 'klant2@example.com'
    const [here, there] = [await browserOf(browser, email), await browserOf(browser, email)]
    await here.setViewportSize({ width, height: 800 })
    await there.goto('/status')
    await here.goto(`/status?language=${language}`)
    const sessions = here.getByRole('region', { name: texts.title })
    await expectToFit(here)
    await expectNoFindings(here)
    const others = sessions.getByRole('button', { name: texts.end })
    for (let left = await others.count(); left > 0; left--) {
      await others.first().click()
      await expect(others).toHaveCount(left - 1)
    }
    await expect(sessions.getByText(texts.ended)).toBeVisible()
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
    await there.goto('/status')
    await expect(there).toHaveURL(/\/login-status/)
    await here.reload()
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
    for (const page of [here, there]) await page.context().close()
  })
}

for (const [language, width] of [['en', 1280], ...longForm(['nl', 375])] as const) {
  test(`[W15] the screen of the staff fits and is for everyone (${language}, ${width} px)`, async ({ backOffice }) => {
    const { page } = backOffice
    await rememberLanguage(page, language)
    await page.setViewportSize({ width, height: 900 })
    await backOffice.open('medewerkers')
    await expect(page.getByRole('listitem').filter({ hasText: 'partner@example.com' })).toBeVisible()
    await expectNoFindings(page)
    await expectToFit(page)
    await page.getByRole('button', { name: /Rik de Groot/ }).click()
    await expect(page.getByRole('dialog').getByRole('heading', { level: 3 })).toBeVisible()
    await expectNoFindings(page)
    await expectToFit(page)
  })
}

test('[W15] an administrator invites a colleague, who chooses a password, and ends the account again @every', async ({
  backOffice,
  browser,
}) => {
  test.slow()
  const { page } = backOffice
  const email = `noor-${Date.now()}@example.com`
  await backOffice.open('medewerkers')
  await page.getByRole('button', { name: 'Collega uitnodigen' }).click()
  const invite = page.getByRole('dialog', { name: 'Collega uitnodigen' })
  await invite.getByLabel('Naam').fill('Noor de Wit')
  await invite.getByLabel('E-mailadres').fill('geen adres')
  await invite.getByLabel('Je eigen wachtwoord').fill(password)
  await page.keyboard.press('Enter')
  await expect(invite.getByLabel('E-mailadres')).toHaveAttribute('aria-invalid', 'true')
  await expectNoFindings(page)
  await invite.getByLabel('E-mailadres').fill(email)
  await page.keyboard.press('Enter')
  await backOffice.hasSaid('De uitnodiging is onderweg.')
  const line = page.getByRole('listitem').filter({ hasText: email })
  await expect(line.getByText('Nog geen wachtwoord gekozen')).toBeVisible()

  await backOffice.open('uitgaande-mail/overzicht')
  await page.getByText(email).first().click()
  const link = await page
    .getByText(/\/wachtwoord\/kiezen#/)
    .first()
    .textContent()
  const [address = ''] = /\/wachtwoord\/kiezen#[\w-]+/.exec(link ?? '') ?? []
  const colleague = await (await browser.newContext({ baseURL: shopAddress('/') })).newPage()
  await colleague.goto(address)
  await colleague.getByLabel('Nieuw wachtwoord').fill('een roestige fietspomp')
  await colleague.getByRole('button', { name: 'Wachtwoord opslaan' }).click()
  await expect(colleague.getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', /login-admin/)

  await backOffice.open('medewerkers')
  await line.getByRole('button').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Account beëindigen' }).click()
  await page.getByLabel('Je eigen wachtwoord').fill(password)
  await page.keyboard.press('Enter')
  await backOffice.hasSaid('Het account is beëindigd.')
  await expect(line).toHaveCount(0)
  await colleague.context().close()
})

test('[X11] whom the shop requires a second factor of sets it up before anything else @every', async ({
  browser,
  demoFolder,
}) => {
  test.slow()
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-'))
  copyDemoShop(demoFolder, folder)
  const strict = await startShop({ folder, env: { REQUIRE_SECOND_FACTOR: 'staff' } })
  try {
    const context = await browser.newContext({ baseURL: strict.url })
    const page = await context.newPage()
    await page.setViewportSize({ width: 375, height: 800 })
    await page.goto('/login-admin')
    await page.getByRole('button', { name: 'Alleen noodzakelijk' }).click()
    await page.getByLabel('E-mailadres').fill('admin@example.com')
    await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Inloggen' }).click()
    await expect(page).toHaveURL('/cougarXr7/account')
    await expect(page.getByText('Voor jouw account is inloggen met een code verplicht', { exact: false })).toBeVisible()
    await expectNoFindings(page)
    await expectToFit(page)
    await page.goto('/cougarXr7/producten/overzicht')
    await expect(page).toHaveURL('/cougarXr7/account')
    await page.getByRole('button', { name: 'Aanzetten' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Wachtwoord').fill(password)
    await page.keyboard.press('Enter')
    const field = dialog.getByLabel('De code die de app nu laat zien')
    await expect(field).toBeFocused()
    const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
    await field.fill(new TOTP({ secret }).generate())
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Ik heb ze bewaard' }).click()
    await page.getByRole('link', { name: 'Terug' }).click()
    await expect(page).toHaveURL('/cougarXr7/dashboard')
    await context.close()
  } finally {
    await strict.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
