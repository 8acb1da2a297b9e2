import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { IsNull } from 'typeorm'
import { logIn, type Session } from '../../../scripts/house/session.mjs'
import { type Shop, startShop } from '../../../scripts/house/shop.mjs'
import { openDatabase } from '../../src/delivery/composition/openShopDatabase.js'
import { createUser } from '../../src/features/accounts/createUser.js'
import { Claim } from '../../src/features/appointments/Claim.js'
import { OutgoingMail } from '../../src/features/messages/OutgoingMail.js'
import type { Database } from '../../src/kernel/database/Database.js'
import { at } from '../features/appointments/appointmentShop.js'
import { MailServer } from '../features/messages/MailServer.js'
import { createMysql, type TestDatabase } from '../testDatabases.js'
import { RoundRobin } from './RoundRobin.js'

const redis = process.env.TEST_REDIS_URL
const both = redis && process.env.TEST_MYSQL_URL ? describe : describe.skip

const email = 'owner@example.com'
const password = 'a-good-password'

// Processes start, one after the other.
jest.setTimeout(240_000)

both('[O14] two processes of one shop behind a proxy that takes turns', () => {
  let database: TestDatabase
  let opened: Database
  let mails: MailServer
  let shops: [Shop, Shop]
  let proxy: RoundRobin
  let owner: Session
  const secret = `a secret of this test alone ${Math.random()}`

  beforeAll(async () => {
    database = await createMysql()
    opened = await openDatabase(database.address)
    await createUser(opened, { email, name: 'The owner', password, role: 'cms-admin', demo: false })
    mails = await new MailServer().start()
    shops = [await start(), await start()]
    proxy = await RoundRobin.before(...shops.map(({ url }) => url))
    owner = await logIn(proxy.url, email, password)
  })
  afterAll(async () => {
    await proxy.close()
    for (const shop of shops) await shop.stop()
    await mails.stop()
    await opened.close()
    await database.drop()
  })

  function start(): Promise<Shop> {
    const { address } = database
    if (address.kind !== 'mysql') throw new Error('MySQL is what instances share')
    const { user, password: secretOfUser, host, port, database: name } = address
    return startShop({
      folder: database.folder,
      env: {
        DATABASE_URL: `mysql://${user}:${secretOfUser}@${host}:${port}/${name}`,
        REDIS_URL: redis as string,
        SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
        PUBLIC_URL: 'http://shop.example',
        SESSION_SECRET: secret,
        TRUSTED_PROXIES: 'loopback',
        LOGIN_LIMIT: '6/1h',
        DEMO: 'false',
      },
    })
  }

  /** The error of `fetch` when the server closed the connection before or during its answer. */
  const isCutOff = ({ message }: Error) => message === 'fetch failed' || message === 'terminated'

  interface Answered<Data> {
    data: Data | null
    errors?: { extensions: { code: string; nextSlots?: { time: string }[] } }[]
  }

  /** Over a new connection, so that the proxy takes the next instance. */
  async function ask<Data>(
    url: string,
    query: string,
    variables: object = {},
    headers: Record<string, string> = {},
  ): Promise<Answered<Data>> {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', connection: 'close', ...headers },
      body: JSON.stringify({ query, variables }),
    })
    return (await answer.json()) as Answered<Data>
  }

  const publicReviews = '{ publicReviews(language: nl) { name } }'
  async function namesOn(url: string): Promise<string[]> {
    const { data } = await ask<{ publicReviews: { name: string }[] }>(url, publicReviews)
    return data?.publicReviews.map(({ name }) => name) ?? []
  }
  async function addReview(url: string, name: string): Promise<void> {
    const mutation = 'mutation ($input: CreateReviewInput!) { createReview(input: $input) { id } }'
    const input = { language: 'nl', name, source: 'Google', text: '<p>Snel en netjes.</p>' }
    const { errors } = await ask(url, mutation, { input }, owner.headers)
    expect(errors).toBeUndefined()
  }

  it('a login through it is valid on both', async () => {
    for (const { url } of [...shops, proxy, proxy]) {
      expect((await ask(url, '{ me { role } }', {}, owner.headers)).data).toEqual({ me: { role: 'cms_admin' } })
    }
  })

  it('[S2] what is published on one is on the page that the other sends next', async () => {
    const page = async (url: string) => (await fetch(`${url}/nl/reviews`, { headers: { connection: 'close' } })).text()
    for (let time = 1; time <= 4; time++) {
      const [one, other] = time % 2 ? shops : [shops[1], shops[0]]
      expect(await page(other.url)).not.toContain(`Bezoeker ${time}`)
      await addReview(one.url, `Bezoeker ${time}`)
      expect(await page(other.url)).toContain(`Bezoeker ${time}`)
    }
  })

  it('[A39] calls of one visitor are counted over both, whatever address it claims', async () => {
    const guess = 'mutation { login(email: "nobody@example.com", password: "x") { id } }'
    const codes: (string | undefined)[] = []
    for (let time = 1; time <= 8; time++) {
      const headers = { 'x-forwarded-for': `198.51.100.${time}, 203.0.113.7` }
      codes.push((await ask(proxy.url, guess, {}, headers)).errors?.[0]?.extensions.code)
    }
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(2)
    expect(codes.slice(-2)).toEqual(['RATE_LIMITED', 'RATE_LIMITED'])
  })

  it('[F12] every message is mailed once, though both look for mail to send', async () => {
    const mutation = 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { sent } }'
    const send = (number: number) =>
      ask(proxy.url, mutation, {
        input: { name: `Klant ${number}`, email: `klant${number}@example.com`, message: 'Mijn laptop is traag.' },
      })
    const answers = await Promise.all(Array.from({ length: 20 }, (_, number) => send(number)))
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([])
    while (mails.mails.length < 20 || (await opened.reader.countBy(OutgoingMail, { sentAt: IsNull() })) > 0)
      await wait(50)
    const senders = mails.mails.map(({ headers }) => headers['reply-to'])
    expect(senders).toHaveLength(20)
    expect(new Set(senders).size).toBe(20)
  })

  it('[T4] of fifty at both for the last seat of an appointment one wins, and the others are offered the next times', async () => {
    const update = 'mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { id } }'
    const openingHours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' }))
    const open = await ask(proxy.url, update, { input: { openingHours, openingExceptions: [] } }, owner.headers)
    expect(open.errors).toBeUndefined()
    const add = 'mutation ($input: CreateAppointmentKindInput!) { kind: createAppointmentKind(input: $input) { id } }'
    const input = { titleNl: 'Brengen', minutes: 45, noticeHours: 0 }
    const { data } = await ask<{ kind: { id: number } }>(proxy.url, add, { input }, owner.headers)
    const book = 'mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { code } }'
    const booking = { kind: data?.kind.id, startsAt: at(2, '10:00'), name: 'Klant' }
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        ask(
          (shops[index % 2] as Shop).url,
          book,
          { input: { ...booking, emailAddress: `afspraak${index}@example.com` } },
          { 'x-forwarded-for': `198.51.100.${index}` },
        ),
      ),
    )
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
    const lost = answers.flatMap(({ errors }) => errors ?? [])
    expect(lost).toHaveLength(49)
    for (const { extensions } of lost) {
      expect(extensions.code).toBe('CONFLICT')
      expect(extensions.nextSlots?.map(({ time }) => time)).toEqual(['11:00', '11:30', '12:00'])
    }
    expect(await opened.reader.countBy(Claim, { resource: data?.kind.id ?? 0 })).toBe(9)
  })

  it('one of them killed under load loses only its calls in flight, and nothing that it had acknowledged', async () => {
    const acknowledged: string[] = []
    let cutOff = 0
    let isOver = false
    const failures: unknown[] = []
    /** A client that writes or reads without a pause. */
    async function repeat(work: (time: number) => Promise<void>): Promise<void> {
      for (let time = 1; !isOver; time++) {
        await work(time).catch((error: unknown) => {
          // A connection that was cut; anything else is an answer that should not have been given.
          if (isCutOff(error as Error)) cutOff++
          else failures.push(error)
        })
      }
    }
    const writers = ['Anna', 'Bert', 'Carla'].map((writer) =>
      repeat(async (time) => {
        const name = `${writer} ${time}`
        await addReview(proxy.url, name)
        acknowledged.push(name)
      }),
    )
    const readers = ['/nl/nieuws', '/nl/reviews', '/api/public-reviews'].map((path) =>
      repeat(async () => {
        const { status } = await fetch(proxy.url + path, { headers: { connection: 'close' } })
        expect(status).toBe(200)
      }),
    )
    const until = async (count: number) => {
      while (acknowledged.length < count && failures.length === 0) await wait(20)
    }
    const [victim, other] = shops

    await until(15)
    expect(cutOff).toBe(0)
    await victim.kill()
    await until(acknowledged.length + 15)
    isOver = true
    await Promise.all([...writers, ...readers])

    expect(failures).toEqual([])
    // Only calls in flight on the killed instance failed.
    expect(cutOff).toBeGreaterThan(0)
    expect(cutOff).toBeLessThanOrEqual(proxy.cutBy(victim.url))
    expect(proxy.cutBy(other.url)).toBe(0)
    const stored = await namesOn(other.url)
    expect(stored).toEqual(expect.arrayContaining(acknowledged))
    expect(new Set(stored).size).toBe(stored.length)

    const back = await start()
    shops = [back, other]
    proxy.replace(victim.url, back.url)
    expect(await namesOn(back.url)).toEqual(await namesOn(other.url))
    await addReview(other.url, 'After it came back')
    expect(await namesOn(back.url)).toContain('After it came back')
    await addReview(back.url, 'And the other way round')
    expect(await namesOn(other.url)).toContain('And the other way round')
  })
})
