import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { copyDemoShop } from '../scripts/house/demoShop.mjs'
import { logIn, type Session } from '../scripts/house/session.mjs'
import { type Shop, startShop } from '../scripts/house/shop.mjs'
import { MailServer } from '../server/test/features/messages/MailServer.js'
import { addKind } from './appointmentKinds.js'
import { makeProduct } from './content.js'
import { expectToFit } from './expectToFit.js'
import { expect, test } from './stories.js'

/** A shop with a mail server, which asks strangers to confirm what they book and reserve. */
let shop: Shop
let session: Session
let folder = ''
const server = new MailServer()

test.beforeAll(async ({ demoFolder }) => {
  test.setTimeout(240_000)
  await server.start()
  folder = mkdtempSync(path.join(tmpdir(), 'shop-confirm-'))
  copyDemoShop(demoFolder, folder)
  shop = await startShop({ folder, env: { SMTP_URL: `smtp://127.0.0.1:${server.port}` } })
  session = await logIn(shop.url)
  await session.graphql('mutation { updateShop(input: { email: "winkel@example.com", confirmsByMail: true }) { id } }')
})
test.afterAll(async () => {
  await shop?.stop()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Where the mail to somebody leads to confirm. */
async function linkSentTo(recipient: string): Promise<string> {
  const links = () =>
    server.mails
      .filter(({ to }) => to.includes(recipient))
      .flatMap(({ text }) => text.match(/\/(?:nl\/bevestigen|en\/confirm)\/\w+/g) ?? [])
  await expect.poll(links, { timeout: 20_000 }).not.toEqual([])
  return links()[0] ?? ''
}

const spoken: Record<'nl' | 'en', { address: string; dead: string; appointment: string[]; reservation: string[] }> = {
  nl: {
    address: '/nl/bevestigen',
    dead: 'Deze link werkt niet (meer)',
    appointment: ['Bevestig je afspraak', 'Bevestig de afspraak', 'Je afspraak is bevestigd', 'Bekijk je afspraak'],
    reservation: [
      'Bevestig je reservering',
      'Bevestig de reservering',
      'Je reservering is bevestigd',
      'Bekijk je reservering',
    ],
  },
  en: {
    address: '/en/confirm',
    dead: 'This link does not work (any more)',
    appointment: [
      'Confirm your appointment',
      'Confirm the appointment',
      'Your appointment is confirmed',
      'View your appointment',
    ],
    reservation: [
      'Confirm your reservation',
      'Confirm the reservation',
      'Your reservation is confirmed',
      'View your reservation',
    ],
  },
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

for (const [language, { address, dead, ...words }] of Object.entries(spoken) as [
  'nl' | 'en',
  (typeof spoken)['nl'],
][]) {
  test(`[Y12] without scripts what was booked and reserved is confirmed by the link of the mail, in ${language}`, async ({
    browser,
  }) => {
    test.slow()
    const options = { baseURL: shop.url, javaScriptEnabled: false, viewport: { width: 375, height: 800 } }
    const page = await (await browser.newContext(options)).newPage()

    const kind = await addKind(session)
    const day = new Date(Date.now() + 14 * 24 * 60 * 60_000).toISOString().slice(0, 10)
    const { days } = await session.graphql<{ days: { slots: { startsAt: string }[] }[] }>(
      'query ($kind: Int!, $from: Day!, $to: Day!) { days: publicSlots(kind: $kind, from: $from, to: $to) { slots { startsAt } } }',
      { kind: kind.id, from: day, to: new Date(Date.parse(day) + 5 * 24 * 60 * 60_000).toISOString().slice(0, 10) },
    )
    const startsAt = days.flatMap(({ slots }) => slots)[0]?.startsAt
    const booker = `booker.${language}@example.com`
    await stranger('mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { code } }', {
      input: { kind: kind.id, startsAt, name: 'Noor', emailAddress: booker, language },
    })
    const product = await makeProduct(session, { nl: `Doos ${language}`, en: `Box ${language}` })
    const taker = `taker.${language}@example.com`
    await stranger('mutation ($input: ReserveProductInput!) { reserveProduct(input: $input) { code } }', {
      input: { product: product[language].id, name: 'Noor', email: taker, language },
    })

    for (const [recipient, [title = '', submit = '', confirmed = '', view = ''], own] of [
      [booker, words.appointment, /\/(afspraak|appointment)\/\w+$/],
      [taker, words.reservation, /\/(reservering|reservation)\/\w+$/],
    ] as const) {
      const link = await linkSentTo(recipient)
      expect(link).toContain(address)
      // Looking decides nothing: programs that read mail open links.
      for (let look = 1; look <= 2; look++) {
        await page.goto(link)
        await expect(heading(page)).toHaveText(title)
      }
      await expect(page.getByRole('main')).toContainText(/\d\d:\d\d/)
      await expectToFit(page)
      await page.getByRole('button', { name: submit }).click()
      await expect(heading(page)).toHaveText(confirmed)
      await expect(page).toHaveURL(link)
      await expect(page.getByRole('button', { name: submit })).toHaveCount(0)
      await expectToFit(page)
      await page.goto(link)
      await expect(heading(page)).toHaveText(confirmed)
      await page.getByRole('link', { name: view }).click()
      await expect(page).toHaveURL(own)
      expect(await page.content()).not.toContain(link)
    }

    const answer = await page.goto(`${address}/nothingOfThisIsTrue000`)
    expect(answer?.status()).toBe(404)
    await expect(heading(page)).toHaveText(dead)
    await page.context().close()
  })
}

/** Calls the shop without a session. */
async function stranger(query: string, variables: object): Promise<void> {
  const answer = await fetch(`${shop.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  expect(await answer.json()).not.toHaveProperty('errors')
}
