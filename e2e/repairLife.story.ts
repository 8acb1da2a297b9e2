import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { copyDemoShop } from '../scripts/house/demoShop.mjs'
import { logIn, type Session } from '../scripts/house/session.mjs'
import { type Shop, startShop } from '../scripts/house/shop.mjs'
import { startLater } from '../server/test/faults/startLater.js'
import { MailServer, type ReceivedMail } from '../server/test/features/messages/MailServer.js'
import { BackOffice } from './BackOffice.js'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { shopDay, shopInstant } from './shopClock.js'
import { sign } from './sign.js'
import { expect, test } from './stories.js'

/** Longer than the demo shop waits after a pick-up before it asks for a review. */
const daysLater = 7
const phone = { width: 375, height: 740 }
const email = 'loes.vermeer@example.com'

const mailServer = new MailServer()
let folder = ''
let shop: Shop

test.beforeAll(async ({ demoFolder }) => {
  test.setTimeout(240_000)
  await mailServer.start()
  folder = mkdtempSync(path.join(tmpdir(), 'shop-life-'))
  copyDemoShop(demoFolder, folder)
  shop = await startShop({ folder, env: env() })
})
test.afterAll(async () => {
  await shop?.stop()
  await mailServer.stop()
  rmSync(folder, { recursive: true, force: true })
})

const env = () => ({ SMTP_URL: `smtp://127.0.0.1:${mailServer.port}` })

/** The mail to an address whose subject has these words, once it has arrived. */
async function mailed(to: string, subject: RegExp): Promise<ReceivedMail> {
  const arrived = () =>
    mailServer.mails.find((mail) => mail.to.includes(to) && subject.test(mail.headers.subject ?? ''))
  await expect.poll(() => arrived()?.headers.subject, { timeout: 60_000 }).toBeTruthy()
  return arrived() as ReceivedMail
}

/** The address in a mail below such a path. */
function linkIn({ text }: ReceivedMail, below: string): string {
  const found = text.match(/https?:\/\/\S+/g)?.find((address) => new URL(address).pathname.startsWith(below))
  if (found === undefined) throw new Error(`The mail has no address below ${below}:\n${text}`)
  return found
}

async function expectGood(page: Page): Promise<void> {
  await expectToFit(page)
  await expectNoFindings(page)
}

test('[K1] [K3] [K10] [K11] [K15] [K16] [K18] [V3] a repair on a phone, from the counter to the review on the site: intake, quote by mail, accepted with an extra, ready, picked up, reviewed @every', async ({
  browser,
  visitor: customer,
}) => {
  test.setTimeout(300_000)
  const context = await browser.newContext({ viewport: phone })
  const page = await context.newPage()
  const backOffice = new BackOffice(page)
  const address = (below: string) => `${shop.url}/cougarXr7/${below}`
  const enter = async (): Promise<Session> => {
    const session = await logIn(shop.url)
    await context.addCookies(session.browserCookies())
    return session
  }
  await customer.setViewportSize(phone)
  const session = await enter()
  // Holidays are no part of the story.
  await session.graphql('mutation { updateShop(input: { openingExceptions: [] }) { id } }')
  const { shopSettings } = await session.graphql<{ shopSettings: { email: string } }>('{ shopSettings { email } }')

  // The device is taken in for a customer who is new.
  await page.goto(address('inname'))
  await page.getByLabel('Naam, bedrijf, telefoon of e-mail').fill('Loes Vermeer')
  await page.getByRole('button', { name: 'Nieuwe klant' }).click()
  await page.getByLabel('Telefoonnummer', { exact: true }).fill('06 12345678')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Merk', { exact: true }).fill('Asus')
  await page.getByLabel('Model', { exact: true }).fill('VivoBook 15')
  await page.getByLabel('Wat de klant vertelt').fill('Het scherm blijft zwart')
  await page.getByLabel('Naam van wie tekent').fill('Loes Vermeer')
  await page.getByRole('button', { name: 'Inname opslaan' }).click()
  await expect(page.getByText(`Er gaat een mail naar ${email}.`)).toBeVisible()
  const number = await page.getByRole('heading', { level: 2, name: /^\d\d-\d{4}$/ }).innerText()
  await expectGood(page)
  linkIn(await mailed(email, new RegExp(number)), '/nl/volg/')

  // The quote is written and sent.
  await page.getByRole('link', { name: `Naar opdracht ${number}` }).click()
  await page.locator('summary', { hasText: 'Offertes' }).click()
  const quotes = page.getByRole('region', { name: 'Offertes' })
  await quotes.getByRole('button', { name: 'Nieuwe offerte' }).click()
  await expect(page.getByRole('heading', { level: 2, name: `${number}/1` })).toBeVisible()
  await backOffice.fill('Wat we eraan doen', 'Nieuw scherm')
  for (const [index, [what, price]] of [
    ['Scherm', '120,00'],
    ['Schoonmaken', '19,50'],
  ].entries()) {
    await page.getByRole('button', { name: 'Regel toevoegen' }).click()
    await page.getByLabel('Omschrijving').nth(index).fill(String(what))
    await page.getByLabel('Stukprijs').nth(index).fill(String(price))
    await expect(page.getByLabel('Btw (%)').nth(index)).toHaveValue('21')
  }
  await page
    .getByLabel(/^Extra: de klant kiest/)
    .nth(1)
    .check()
  await backOffice.save()
  await backOffice.hasSaid('is gewijzigd.')
  await expectGood(page)
  await page.getByRole('button', { name: 'Versturen' }).click()
  await expect(backOffice.dialog().getByText(`Mail de link naar ${email}`)).toBeVisible()
  await backOffice.dialog().getByRole('button', { name: 'Versturen' }).click()
  await backOffice.hasSaid('De offerte is verstuurd.')

  // The customer opens the address in the mail, and accepts with the extra.
  const tracked = linkIn(await mailed(email, new RegExp(`Offerte ${number}/1`)), '/nl/volg/')
  await customer.goto(tracked)
  await customer.getByLabel(/Schoonmaken/).check()
  await expect(customer.locator('.quote__total')).toContainText('139,50')
  await customer.getByLabel('Je naam').fill('Loes Vermeer')
  await expectGood(customer)
  await customer.getByRole('button', { name: 'Ik ga akkoord' }).click()
  await expect(customer.getByText('Geaccepteerd').first()).toBeVisible()
  await mailed(shopSettings.email, new RegExp(`Offerte ${number}/1 geaccepteerd door Loes Vermeer`))

  // The shop reports it as ready: the mail names what was agreed, and so does the page.
  await page.goto(address(`reparaties/wijzigen/${number}`))
  await expect(page.getByRole('region', { name: 'Offertes' })).toContainText('Geaccepteerd')
  await page.getByRole('button', { name: 'Andere status' }).click()
  await page.getByRole('menuitem', { name: 'Klaar om op te halen' }).click()
  const ready = backOffice.dialog()
  await ready.getByLabel('Bericht bij deze wijziging').fill('De lader ligt erbij.')
  await expect(ready.getByText('De lader ligt erbij.').last()).toBeVisible()
  await expectGood(page)
  await ready.getByRole('button', { name: 'Verplaatsen' }).click()
  await expect(page.getByText(/^De (laatste )?mail/)).toBeVisible()
  const mail = await mailed(email, new RegExp(`${number}.*: Klaar om op te halen`))
  expect(mail.text).toContain('De lader ligt erbij.')
  expect(mail.text).toMatch(/Prijs: €\s139,50\n/)
  await customer.goto(tracked)
  await expect(customer.getByText(/^Het is klaar\./)).toBeVisible()
  await expect(customer.getByRole('row', { name: /Totaal/ })).toContainText('139,50')
  await expectGood(customer)

  // It is picked up and signed for.
  await page.getByRole('button', { name: 'Ophalen en afrekenen' }).click()
  const dialog = backOffice.dialog()
  await expect(dialog.getByText('139,50')).toBeVisible()
  await dialog.getByRole('button', { name: 'Pin', exact: true }).click()
  await dialog.getByRole('button', { name: '1 jaar' }).click()
  await sign(page, dialog.locator('canvas'))
  await expectGood(page)
  await dialog.getByRole('button', { name: 'Meegegeven' }).click()
  await backOffice.hasSaid(`${number} · Loes Vermeer is opgehaald.`)
  await customer.goto(tracked)
  await expect(customer.getByText('Alles is afgerond.')).toBeVisible()
  expect(mailServer.mails.some(({ headers }) => headers.subject?.startsWith('Hoe was het bij'))).toBe(false)

  // Some days later, while the shop is open, the customer is asked for a review and writes it.
  await shop.stop()
  shop = await startLater(minutesUntilOpen(), { folder, env: env() })
  const review = linkIn(await mailed(email, /^Hoe was het bij/), '/nl/jouw-review/')
  await customer.goto(review)
  await customer.getByRole('radio', { name: '5 sterren' }).check()
  await customer.getByRole('textbox', { name: 'Je review' }).fill('Het scherm doet het weer, en het is nog schoon ook.')
  await expect(customer.getByRole('textbox', { name: 'Je naam op de site' })).toHaveValue('Loes')
  await expectGood(customer)
  await customer.getByRole('button', { name: 'Verstuur je review' }).click()
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText('Dank je wel')
  const shown = customer.getByRole('figure').filter({ hasText: 'Het scherm doet het weer' })
  await customer.goto(`${shop.url}/nl/reviews`)
  await expect(customer.getByRole('figure').first()).toBeVisible()
  await expect(shown).toHaveCount(0)

  // The owner approves it, and it is on the site.
  await enter()
  await page.goto(address('dashboard'))
  await page.getByRole('link', { name: 'Naar de reviews' }).click()
  await page.getByRole('link', { name: 'Loes' }).first().click()
  await expect(page.getByRole('button', { name: 'Nu publiceren' })).toBeVisible()
  await expectGood(page)
  await backOffice.save()
  await backOffice.hasSaid('‘Loes’ is gewijzigd.')
  await customer.goto(`${shop.url}/nl/reviews`)
  await expect(shown.getByRole('img', { name: '5 van 5 sterren' })).toBeVisible()
  await expectGood(customer)
  await context.close()
})

/** Until eleven o'clock on a day that the demo shop is open, which it is on all but Sundays. */
function minutesUntilOpen(): number {
  const day = shopDay(daysLater)
  const open = new Date(`${day}T12:00:00Z`).getUTCDay() === 0 ? shopDay(daysLater + 1) : day
  return Math.round((shopInstant(open, '11:00:00').getTime() - Date.now()) / 60_000)
}
