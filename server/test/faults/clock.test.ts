import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { inRoot } from '../../../scripts/house/root.mjs'
import { type Shop, startShop } from '../../../scripts/house/shop.mjs'
import { ShopClient } from '../../../soak/ShopClient.mjs'
import { MailServer } from '../features/messages/MailServer.js'
import { removeShopFolders, shopFolder } from './shopFolders.js'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

describe('a shop whose clock jumps', () => {
  const mails = new MailServer()
  let folder: string
  let shop: Shop
  let admin: ShopClient
  beforeAll(async () => {
    await mails.start()
    await mails.stop()
    folder = await shopFolder()
    shop = await startShop({
      folder,
      nodeOptions: ['--import', inRoot('server/test/faults/movableClock.mjs')],
      env: {
        CLOCK_FILE: path.join(folder, 'clock'),
        SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
        MESSAGE_LIMIT: '4/10m',
        STAFF_SESSION_IDLE: 'off',
        // The shop uses Dutch time, whatever the time zone of its server.
        TZ: 'America/New_York',
      },
    })
    admin = await ShopClient.admin(shop.url)
  })
  beforeEach(() => moveClock(0))
  afterAll(async () => {
    await shop.stop()
    await mails.stop()
    await removeShopFolders()
  })

  async function moveClock(milliseconds: number): Promise<void> {
    const logged = shop.log().length
    await writeFile(path.join(folder, 'clock'), String(Math.round(milliseconds)))
    process.kill(shop.pid, 'SIGUSR2')
    await until(() => shop.log().includes(`clock ${Math.round(milliseconds)}`, logged))
  }

  const setClock = (instant: string) => moveClock(Date.parse(instant) - Date.now())
  const isLoggedIn = async () => (await admin.rest('GET', 'products')).status === 200
  const visitor = () => new ShopClient(shop.url, {})

  it('sessions last a day of the clock, and none is ended by an hour back or forward', async () => {
    for (const jump of [hour, -hour, -day, 23 * hour]) {
      await moveClock(jump)
      expect(await isLoggedIn()).toBe(true)
    }
    await moveClock(25 * hour)
    expect(await isLoggedIn()).toBe(false)
    await moveClock(0)
    expect(await isLoggedIn()).toBe(true)
  })

  it('a locked account is free after 15 minutes, and does not stay locked after the clock goes a day back', async () => {
    const logIn = async (password: string) => {
      const { headers } = await fetch(`${shop.url}/api/csrf-cookie`)
      const token = /XSRF-TOKEN=([^;]+)/.exec(headers.getSetCookie().join())?.[1] ?? ''
      const csrf = { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': decodeURIComponent(token) }
      return (await visitor().rest('POST', 'login', { email: 'partner@example.com', password }, csrf)).status
    }
    for (const jump of [-day, -hour, 16 * minute]) {
      await moveClock(0)
      for (let times = 1; times <= 5; times++) expect(await logIn('wrong')).toBe(422)
      expect(await logIn('demo-password')).toBe(429)
      await moveClock(jump)
      expect(await logIn('demo-password')).toBe(200)
    }
  })

  it('mail server down: the message is stored, and delivered once when it is back, whatever the clock does', async () => {
    const send = (words: string) =>
      admin.rest('POST', 'send-contact-email', { name: 'Anna', email: 'anna@example.com', message: words })
    const arrived = (words: string) => mails.mails.filter(({ text }) => text.includes(words)).length
    expect((await send('De mailserver ligt eruit, deze komt later.')).status).toBe(200)
    await until(() => shop.log().includes('A mail was not delivered'))
    expect((await admin.all('emails')).filter(({ email }) => email === 'anna@example.com')).toHaveLength(1)
    await mails.start()
    // Its retry is due, a day later by this clock.
    await moveClock(-day)
    await until(() => arrived('deze komt later') > 0)
    await moveClock(hour)
    expect((await send('De mailserver is er weer, deze komt meteen.')).status).toBe(200)
    await until(() => arrived('deze komt meteen') > 0)
    expect(arrived('deze komt later')).toBe(1)
  })

  it('a rate-limited visitor is never asked to wait longer than the period of the limit', async () => {
    const message = { name: 'Kees', email: 'kees@example.com', message: 'Mijn laptop is traag sinds gisteren.' }
    const { headers } = admin
    const send = () => fetch(`${shop.url}/api/send-contact-email`, jsonOf(message, headers))
    for (let times = 1; times <= 4; times++) await send()
    for (const jump of [0, -hour, -day]) {
      await moveClock(jump)
      const refused = await send()
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(600)
    }
  })

  it('deleted records can be restored for thirty days, also after an hour or a day forward or back', async () => {
    for (const jump of [hour, day, -hour, -day]) {
      await moveClock(0)
      const title = `In de bak ${Math.random()}`
      const { id } = (await admin.rest('POST', 'tips/add-tip', { language: 'nl', title })).body.data
      await admin.rest('DELETE', `tip/delete/${id}`)
      await moveClock(Math.min(jump, 23 * hour))
      const { body } = await admin.graphql(`mutation { restoreRecord(entity: tip, id: ${id}) { restored } }`)
      expect(body.errors).toBeUndefined()
      expect((await admin.rest('GET', `tip/${id}`)).status).toBe(200)
    }
  })

  it.each([
    ['an ordinary night', '2027-01-18T22:50:00Z', '2027-01-18T23:10:00Z', '2027-01-19', '2027-01-20'],
    // Not in 2027, when that is Easter and the shop is closed the next day.
    ['the night to summer time', '2028-03-25T22:50:00Z', '2028-03-25T23:10:00Z', '2028-03-27', '2028-03-27'],
    ['the night after it', '2028-03-26T21:50:00Z', '2028-03-26T22:10:00Z', '2028-03-27', '2028-03-28'],
    ['the night to winter time', '2027-10-30T21:50:00Z', '2027-10-30T22:10:00Z', '2027-11-01', '2027-11-01'],
    ['the night after it', '2027-10-31T22:50:00Z', '2027-10-31T23:10:00Z', '2027-11-01', '2027-11-02'],
  ])('%s: appointments are offered from the day after the one in the shop', async (_, before, after, first, next) => {
    const firstDay = async () => {
      const { status, text } = await visitor().ask('/nl/contact?form=appointment')
      expect(status).toBe(200)
      return /value="(\d{4}-\d\d-\d\d)"/.exec(text)?.[1]
    }
    await setClock(before)
    expect(await firstDay()).toBe(first)
    await setClock(after)
    expect(await firstDay()).toBe(next)
    await setClock(before)
    expect(await firstDay()).toBe(first)
  })
})

function jsonOf(body: object, headers: Record<string, string>): RequestInit {
  return { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

async function until(isSo: () => boolean): Promise<void> {
  for (let times = 0; !isSo(); times++) {
    if (times > 6000) throw new Error('It did not come about')
    await wait(10)
  }
}
