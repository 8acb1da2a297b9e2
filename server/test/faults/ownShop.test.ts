import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { inRoot } from '../../../scripts/house/root.mjs'
import { logIn, type Session } from '../../../scripts/house/session.mjs'
import { type Shop, startShop } from '../../../scripts/house/shop.mjs'
import { demoShop } from '../../demo/content/shop.js'
import { openDatabase } from '../../src/delivery/composition/openShopDatabase.js'
import { createUser } from '../../src/features/accounts/createUser.js'
import type { Role } from '../../src/kernel/access/roles.js'

const password = 'a-good-password'
const staff: readonly Role[] = ['cms-admin', 'cms-zzp', 'cms-accountant', 'cms-status-user']
const emailOf = (role: Role) => `${role}@shop.test`

/** Of the demo's shop, all that is nobody else's. */
const forbidden = [
  ...Object.entries(demoShop).flatMap(([name, value]) =>
    typeof value === 'string' &&
    !['country', 'remoteSupportUrl', 'logo', 'logoDark', 'icon', 'headingFace', 'edgeShape'].includes(name) &&
    !name.startsWith('replyTime')
      ? [value]
      : [],
  ),
  String(demoShop.latitude),
  String(demoShop.longitude),
  ...demoShop.socialLinks.map(({ url }) => url),
  ...[demoShop.phone, demoShop.whatsapp].map((number) => String(number).replace(/\D/g, '').slice(2)),
]

/** Of these what is nowhere by chance, as short numbers are. */
const distinctive = forbidden.filter((value) => value.length > 9 || /[a-z]{4}/i.test(value))

/** What a page would say of a shop that has hours, a telephone and a promise. */
const promises = /href="(tel|mailto):|class="(hours|open-now)|werkdag|working day|OpeningHoursSpecification|"telephone"/

function demosIn(text: string, values = forbidden): string[] {
  return values.filter((value) => text.includes(value))
}

describe('a shop of its own, in production on an empty database', () => {
  let folder: string
  let shop: Shop
  let sessions: Record<string, Session>

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'shop-own-'))
    const database = await openDatabase({ kind: 'sqlite', file: path.join(folder, 'shop.sqlite') })
    for (const role of staff) {
      await createUser(database, { email: emailOf(role), name: 'A user', password, role, demo: false })
    }
    await database.close()
    shop = await startShop({ folder, env: { NODE_ENV: 'production', DEMO: 'false' } })
    sessions = Object.fromEntries(
      await Promise.all(staff.map(async (role) => [role, await logIn(shop.url, emailOf(role), password)] as const)),
    )
  })
  afterAll(async () => {
    await shop?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const read = async (address: string, role?: Role) => {
    const answer = await fetch(shop.url + address, { headers: role ? sessions[role]?.headers : {} })
    return answer.text()
  }

  it.each([
    ...['/nl', '/en', '/nl/nieuws', '/en/news', '/nl/tips-en-tricks', '/en/tips-and-tricks'],
    ...['/nl/verkoop/product-verkoop', '/en/sale/product-sale', '/nl/reviews', '/en/reviews'],
    ...['/nl/contact', '/en/contact', '/nl/contact?form=appointment', '/nl/telefoon'],
    ...['/en/phone', '/nl/hulp-op-afstand', '/en/remote-assistance', '/nl/is-er-niet'],
    ...['/login-admin', '/login-status', '/login-zzp', '/login-boekhouding', '/wachtwoord-kiezen'],
    ...['/nl/afspraak', '/en/appointment', '/nl/zoeken?q=laptop', '/en/search?q=laptop', '/nl/prijswijzer'],
    ...['/en/price-finder', '/nl/volg', '/en/track', '/nl/volg/onbekend', '/cougarXr7/begin'],
    ...['/feed/nl.xml', '/feed/en.xml', '/sitemap.xml', '/robots.txt', '/api/openapi.json', '/api/shop'],
  ])('[W1] shows nothing of the demo at %s', async (address) => {
    const text = await read(address)
    expect(demosIn(text)).toEqual([])
    if (!address.startsWith('/api')) expect(text).not.toMatch(promises)
  })

  it.each(['/nl/contact', '/nl/telefoon', '/en/remote-assistance'])(
    '[W1] shows nothing of the demo where a form was sent at %s',
    async (address) => {
      const text = 'Mijn laptop is traag.'
      const message = {
        name: 'Kees',
        email: 'kees@example.com',
        phone: '0612345678',
        message: text,
        descriptionProblem: text,
      }
      const answer = await fetch(shop.url + address, { method: 'POST', body: new URLSearchParams(message) })
      const body = await answer.text()
      expect([answer.status, body.includes(text)]).toEqual([200, true])
      expect(demosIn(body)).toEqual([])
      expect(body).not.toMatch(promises)
    },
  )

  it.each([
    ['/cougarXr7', 'cms-admin'],
    ['/cougarXr7/winkel/gegevens', 'cms-admin'],
    ['/zzp', 'cms-zzp'],
    ['/zzp/account', 'cms-zzp'],
    ['/boekhouding', 'cms-accountant'],
    ['/boekhouding/account', 'cms-accountant'],
    ['/status', 'cms-status-user'],
    ['/graphql/schema.graphql', 'cms-admin'],
  ] as const)('[W1] shows nothing of the demo at %s to %s', async (address, role) => {
    const text = await read(address, role)
    expect(demosIn(text)).toEqual([])
    if (address !== '/graphql/schema.graphql') expect(text).toContain('127.0.0.1')
  })

  it('[W1] shows nothing of the demo in its style sheets and its manifest', async () => {
    const page = await read('/nl')
    const linked = [...page.matchAll(/<link [^>]*href="(\/[^"]+\.(?:css|webmanifest))"/g)].map(([, address]) => address)
    expect(linked.filter((address) => address?.endsWith('.webmanifest'))).toHaveLength(1)
    expect(linked.filter((address) => address?.endsWith('.css')).length).toBeGreaterThan(1)
    const colours = [demoShop.accentColor, demoShop.groundColor].map((colour) => String(colour).toLowerCase())
    for (const address of linked) {
      const text = await read(String(address))
      expect([address, demosIn(text)]).toEqual([address, []])
      if (address?.endsWith('.webmanifest')) expect(JSON.parse(text)).toMatchObject({ name: '127.0.0.1' })
      // The site's own style sheets name no colour at all.
      else expect([address, colours.filter((colour) => text.toLowerCase().includes(colour))]).toEqual([address, []])
    }
  })

  it('[W1] says nothing of the demo in any mail, in either language', async () => {
    const { graphql } = sessions['cms-admin'] as Session
    const { mailKinds } = await graphql<{ mailKinds: { kind: string }[] }>('{ mailKinds { kind } }')
    expect(mailKinds.length).toBeGreaterThan(50)
    for (const { kind } of mailKinds) {
      for (const language of ['nl', 'en']) {
        const { previewMailText } = await graphql<{ previewMailText: { html: string } }>(
          `{ previewMailText(kind: ${kind}, language: ${language}) { subject text html } }`,
        )
        expect([kind, language, demosIn(JSON.stringify(previewMailText))]).toEqual([kind, language, []])
        expect(previewMailText.html).toContain('127.0.0.1')
      }
    }
  })

  it('[W1] mails, authenticator apps and prints are told nothing of the demo', async () => {
    const { graphql } = sessions['cms-admin'] as Session
    await graphql(`mutation { sendTestMail requestPasswordReset(email: "${emailOf('cms-zzp')}") }`)
    const contact = { name: 'Noor', email: 'noor@visitor.test', message: 'Mijn laptop start niet.' }
    await graphql('mutation ($contact: ContactMessageInput!) { sendContactMessage(input: $contact) { sent } }', {
      contact,
    })
    const { outgoingMails } = await graphql<{ outgoingMails: { items: { text: string }[] } }>(
      '{ outgoingMails { items { subject text recipient } } }',
    )
    const { setup } = await graphql<{ setup: { address: string } }>(
      `mutation { setup: beginSecondFactor(password: "${password}") { address } }`,
    )
    const printed = await graphql(
      '{ shop { name street postalCode city phone email vatPercentage socialLinks { url } openingHours { weekday } } }',
    )
    const texts = JSON.stringify([outgoingMails, setup, printed])
    expect(outgoingMails.items).toHaveLength(2)
    expect(setup.address).toContain('issuer=127.0.0.1')
    expect(demosIn(texts)).toEqual([])
    expect(texts).not.toMatch(promises)
  })

  it('[W1] says nothing of the demo in calendars and in what is printed of an intake', async () => {
    const { graphql } = sessions['cms-admin'] as Session
    const { takeIn } = await graphql<{ takeIn: { number: string } }>(
      'mutation ($intake: TakeInInput!) { takeIn(intake: $intake, key: "print") { number message address terms } }',
      {
        intake: {
          kind: 'statusRepair',
          newCustomer: { name: 'Kees' },
          newDevice: { brand: 'HP' },
          job: { descriptionProblem: 'Start niet' },
        },
      },
    )
    const paper = await graphql(
      `{ intakePaper(number: "${takeIn.number}") { message address terms } shop { name street city phone } }`,
    )
    expect(demosIn(JSON.stringify([takeIn, paper]))).toEqual([])

    const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => `{ weekday: ${weekday}, opens: "09:00", closes: "17:00" }`)
    await graphql(`mutation { updateShop(input: { openingHours: [${week}] }) { id } }`)
    const kind = '{ titleNl: "Brengen", titleEn: "Bring in", minutes: 30, noticeHours: 0 }'
    const made = await graphql<{ kind: { id: number } }>(
      `mutation { kind: createAppointmentKind(input: ${kind}) { id } }`,
    )
    const days = [2, 3].map((ahead) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10))
    const { publicSlots } = await graphql<{ publicSlots: { slots: { startsAt: string }[] }[] }>(
      `{ publicSlots(kind: ${made.kind.id}, from: "${days[0]}", to: "${days[1]}") { slots { startsAt } } }`,
    )
    const startsAt = publicSlots.flatMap(({ slots }) => slots)[0]?.startsAt
    const { booked } = await graphql<{ booked: { calendarPath: string } }>(
      `mutation { booked: bookAppointment(input: { kind: ${made.kind.id}, startsAt: "${startsAt}", name: "Kees", emailAddress: "kees@example.com" }) { calendarPath } }`,
    )
    const calendar = await read(booked.calendarPath)
    expect(calendar).toContain('BEGIN:VCALENDAR')
    expect(demosIn(calendar)).toEqual([])
    expect(demosIn(await read('/nl/afspraak'))).toEqual([])
  })
})

const ownPlaces = ['server/src', 'site/src', 'site/public', 'admin/src', 'admin/index.html', 'admin/account.html']
const places = [...ownPlaces, 'admin/zzp.html', 'site/dist', 'admin/dist', 'docker-compose.yml', 'deploy']

function filesIn(place: string): string[] {
  if (!readdirable(place)) return [place]
  return readdirSync(inRoot(place), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz|woff2|png|jpg|ico|map)$/.test(entry.name))
    .map((entry) => path.relative(inRoot(), path.join(entry.parentPath, entry.name)))
}

function readdirable(place: string): boolean {
  return !/\.\w+$/.test(place)
}

it('[W1] no source outside the demo, and nothing that is built, knows the shop of the demo', () => {
  const knowing = places
    .flatMap(filesIn)
    .filter((file) => !file.includes('/generated/'))
    .map((file) => [file, demosIn(readFileSync(inRoot(file), 'utf8'), distinctive)] as const)
    .filter(([, found]) => found.length > 0)
  expect(knowing).toEqual([])
})

it('[W1] a time zone and a currency are named where settings have their defaults, and nowhere else', () => {
  const naming = ['server/src', 'site/src', 'admin/src']
    .flatMap(filesIn)
    .filter((file) => !file.includes('/generated/') && !file.startsWith('server/src/features/demo/'))
    .filter((file) => /Europe\/Amsterdam|['"]EUR['"]|\bEUR\b/.test(readFileSync(inRoot(file), 'utf8')))
  // The descriptions of the API give an example, and files of others write the code beside amounts.
  expect(naming.sort()).toEqual([
    'server/src/features/publicsite/ShopType.ts',
    'server/src/kernel/settings/readSettings.ts',
    'server/src/kernel/sheets/readNumber.ts',
  ])
})
