import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Customer } from '../../../src/features/customers/Customer.js'
import { JobGuess } from '../../../src/features/tracking/JobGuess.js'
import { pauseAfter } from '../../../src/features/tracking/jobGuesses.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { type JobShop, type Person, startJobShop } from '../jobs/jobShop.js'
import { kinds } from '../jobs/kinds.js'
import { addPhoto, phonePhoto, sendWithPhotos } from '../jobs/photoCalls.js'

const repair = kinds[1]

interface Tracked {
  photos: { name: string; url: string; thumbnailUrl: string }[]
  messages: { id: number; side: string; text: string; readAt: string | null; photos: { url: string }[] }[]
}

const trackedQuery = `query ($code: String!) { trackedJob(code: $code) {
  photos { name url thumbnailUrl }
  messages { id side text userName readAt photos { url } }
} }`

describe.each(testDatabases)('jobs without a login, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: JobShop
  let anna: Person

  beforeAll(async () => {
    database = await create()
    shop = await startJobShop(database)
    anna = await shop.person('Anna', { zip_code: '1234 AB', phone_number: '06 12345678' })
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const codeOf = async (id: number) => {
    const { data } = await shop.admin.ask<{ jobAddress: { nl: string } }>(
      `{ jobAddress(job: statusRepair, id: ${id}) { nl } }`,
    )
    return data?.jobAddress.nl.split('/').at(-1) ?? ''
  }
  const find = (
    number: string,
    answers: { postcode?: string; digits?: string },
    headers: Record<string, string> = {},
  ) =>
    shop.graphql<{ findJob: object }>(
      'mutation ($number: String!, $postcode: String, $digits: String) { findJob(number: $number, postcode: $postcode, digits: $digits) { number status isReady } }',
      { number, ...answers },
      headers,
    )
  const forget = () => shop.services.database.write((manager) => manager.deleteAll(JobGuess))

  it('[K8] [K23] answers a code with the job, nothing of the shop in it, and no cache keeps it', async () => {
    const { id } = await shop.addJob(repair, { customer: anna.id, description: 'Laptop', contact_phone: '0413 999888' })
    await shop.admin.ask(
      `mutation { addInternalNote(job: statusRepair, id: ${id}, text: "Geheim-van-de-winkel") { id } }`,
    )
    const code = await codeOf(id)
    const query =
      'query ($code: String!) { trackedJob(code: $code) { number status description timeline { at to note } quotes { id } } }'
    const variables = encodeURIComponent(JSON.stringify({ code }))
    const answer = await fetch(`${shop.url}/graphql?query=${encodeURIComponent(query)}&variables=${variables}`, {
      headers: { 'apollo-require-preflight': 'true' },
    })
    const text = await answer.text()
    expect(text).toContain('Laptop')
    expect(text).not.toMatch(/Geheim|999888|The cms-admin|anna@example/)
    expect(answer.headers.get('cache-control')).toMatch(/no-store|private/)
  })

  it('[X89] says in which language the shop writes to the customer, to the holder and after a login', async () => {
    for (const [name, language] of [
      ['Helen', 'en'],
      ['Hilde', 'nl'],
    ] as const) {
      const person = await shop.person(name, { language })
      const { id } = await shop.addJob(repair, { customer: person.id })
      const held = await shop.graphql(`{ trackedJob(code: "${await codeOf(id)}") { language } }`)
      expect(held.data).toEqual({ trackedJob: { language } })
      expect((await person.ask('{ myStatuses { language } }')).data).toEqual({ myStatuses: { language } })
    }
  })

  it('[K10] [K14] [K23] shows the holder the photos that are shown and the conversation, and nobody else by that code', async () => {
    const { id } = await shop.addJob(repair, { customer: anna.id })
    const other = await shop.addJob(repair, { customer: anna.id })
    const photo = await phonePhoto()
    const add = async (job: number, isShown: boolean) =>
      (await addPhoto(shop, shop.admin, { kind: 'statusRepair', id: job }, photo, { isShown })).data?.photo.name ?? ''
    const [shownName, hiddenName] = [await add(id, true), await add(id, false)]
    const foreignName = await add(other.id, true)
    await sendWithPhotos(shop, shop.admin, { kind: 'statusRepair', id }, 'Mag het scherm eruit?', [photo])

    const code = await codeOf(id)
    const { data } = await shop.graphql<{ trackedJob: Tracked }>(trackedQuery, { code })
    const { photos = [], messages = [] } = data?.trackedJob ?? {}
    expect(photos.map(({ name }) => name)).toEqual([shownName])
    expect(messages).toMatchObject([{ side: 'shop', text: 'Mag het scherm eruit?', userName: null, readAt: null }])
    const addressOf = (name: string, held = code) => `/job-photos/held/${held}/${name}/large`
    expect(photos[0]?.url).toBe(addressOf(shownName))
    for (const address of [photos[0]?.url, photos[0]?.thumbnailUrl, messages[0]?.photos[0]?.url]) {
      const answer = await fetch(shop.url + address)
      expect(answer.status).toBe(200)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
    }
    const revoked = await codeOf(other.id)
    await shop.admin.ask(`mutation { renewJobAddress(job: statusRepair, id: ${other.id}) { nl } }`)
    const closed = [
      addressOf(hiddenName),
      addressOf(foreignName),
      addressOf(foreignName, revoked),
      addressOf(shownName, 'A'.repeat(22)),
      `/job-photos/${shownName}/large`,
    ]
    const refusals = await Promise.all(closed.map(async (address) => (await fetch(shop.url + address)).status))
    expect(refusals).toEqual(closed.map(() => 404))
  })

  it('[K14] the holder writes and marks as read, as the customer and never as the shop', async () => {
    await shop.admin.rest('PUT', 'shop-settings/edit', { email: 'winkel@example.com' })
    const { id } = await shop.addJob(repair, { customer: anna.id, hold_back_notice: true })
    const job = { kind: 'statusRepair', id }
    const { data: asked } = await sendWithPhotos(shop, shop.admin, job, 'Akkoord?', [])
    const code = await codeOf(id)
    await shop.emptyOutbox()
    const document = `mutation ($code: String!, $text: String!, $key: String) {
      sendTrackedMessage(code: $code, text: $text, key: $key) { side readAt }
    }`
    // As an administrator too: whoever uses the address is its customer.
    for (const headers of [{}, shop.admin.headers]) {
      const sent = await shop.graphql(document, { code, text: 'Ja, graag.', key: 'k1' }, headers)
      expect(sent.data?.sendTrackedMessage).toEqual({ side: 'customer', readAt: null })
    }
    const { data } = await shop.graphql<{ trackedJob: Tracked }>(trackedQuery, { code })
    expect(data?.trackedJob.messages).toMatchObject([{ readAt: expect.any(String) }, { text: 'Ja, graag.' }])
    expect(data?.trackedJob.messages).toHaveLength(2)
    expect((await shop.outbox()).map(({ recipient }) => recipient)).toEqual(['winkel@example.com'])
    const waiting = await shop.admin.ask<{ waitingJobs: { job: number; unread: number }[] }>(
      '{ waitingJobs { job unread } }',
    )
    expect(waiting.data?.waitingJobs).toContainEqual({ job: id, unread: 1 })

    const until = `until: ${asked?.message.id}`
    const marked = `mutation { markTrackedMessagesRead(code: "${code}", ${until}) { readAt } }`
    expect((await shop.graphql(marked)).errors).toBeUndefined()
    await shop.admin.ask(`mutation { renewJobAddress(job: statusRepair, id: ${id}) { nl } }`)
    for (const [name, more] of [
      ['sendTrackedMessage', 'text: "Nog iets"'],
      ['markTrackedMessagesRead', until],
    ]) {
      const { errors } = await shop.graphql(`mutation { ${name}(code: "${code}", ${more}) { id } }`)
      expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    }
  })

  it('[K8] reads what is unknown, revoked or no code alike, and slows who tries many', async () => {
    const messages = new Set<string>()
    const { id } = await shop.addJob(repair, { customer: anna.id })
    const revoked = await codeOf(id)
    await shop.admin.ask(`mutation { renewJobAddress(job: statusRepair, id: ${id}) { nl } }`)
    const open = (code: string) =>
      shop.graphql('query ($code: String!) { trackedJob(code: $code) { number } }', { code })
    for (const code of [revoked, 'A'.repeat(22), '', "' OR 1=1 --", '../../etc/passwd']) {
      const { errors } = await open(code)
      messages.add(`${errors?.[0]?.extensions.code} ${errors?.[0]?.message}`)
    }
    expect(messages.size).toBe(1)
    const codes = await Promise.all(Array.from({ length: 30 }, () => open('B'.repeat(22))))
    expect(codes.at(-1)?.errors?.[0]?.extensions.code).toBe('RATE_LIMITED')
    expect((await open(await codeOf(id))).errors).toBeUndefined()
  })

  it('[K9] finds a job by its number in any writing and one of two answers, and tells its state alone', async () => {
    await forget()
    const { number } = await shop.addJob(repair, { customer: anna.id, contact_phone: '0413 999888' })
    const plain = String(number)
    for (const [asked, answers] of [
      [plain, { postcode: '1234ab' }],
      [plain.replace('-', ''), { digits: '5678' }],
      [`#${plain}`, { digits: '9888' }],
    ] as const) {
      expect((await find(asked, answers)).data?.findJob).toEqual({ number: plain, status: 'waiting', isReady: false })
    }
  })

  it('[Y82] mails the customer the link again, once in ten minutes, and nobody else', async () => {
    await forget()
    const { id, number } = await shop.addJob(repair, { customer: anna.id })
    await shop.emptyOutbox()
    const mailLink = (answers: { postcode?: string; digits?: string }) =>
      shop.graphql<{ mailJobLink: object }>(
        'mutation ($number: String!, $postcode: String, $digits: String) { mailJobLink(number: $number, postcode: $postcode, digits: $digits) { number hasMailAddress } }',
        { number: String(number), ...answers },
      )
    expect((await mailLink({ digits: '0000' })).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    expect(await shop.outbox()).toEqual([])
    const asked = [await mailLink({ digits: '5678' }), await mailLink({ postcode: '1234AB' })]
    const answer = { mailJobLink: { number, hasMailAddress: true } }
    expect(asked.map(({ data }) => data)).toEqual([answer, answer])
    const [mail, ...others] = await shop.outbox()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipient: 'anna@example.com', subject: expect.stringContaining(String(number)) })
    // The secret address stands in no row of the database.
    expect(`${mail?.text} ${mail?.html}`).not.toContain(await codeOf(id))
  })

  it('[Y82] says that there is no e-mail address rather than that a link was mailed', async () => {
    const silent = await shop.person('Silent', { phone_number: '06 11112222' })
    await shop.services.database.write((manager) => manager.update(Customer, { id: silent.id }, { email: null }))
    const { number } = await shop.addJob(repair, { customer: silent.id })
    const { errors } = await shop.graphql(
      'mutation ($number: String!) { mailJobLink(number: $number, digits: "2222") { number } }',
      { number: String(number) },
    )
    expect(errors?.[0]).toMatchObject({
      message: expect.stringContaining('Call us'),
      extensions: { code: 'NOT_FOUND' },
    })
  })

  it('[K9] reads wrong and unknown alike, counts both alike, and doubles the pause', async () => {
    await forget()
    const { number } = await shop.addJob(repair, { customer: anna.id })
    const outcomes = async (asked: string) => {
      const codes: string[] = []
      for (let tries = 0; tries < 6; tries++) {
        const { errors } = await find(asked, { digits: '0000' })
        codes.push(`${errors?.[0]?.extensions.code} ${errors?.[0]?.message}`)
      }
      return codes
    }
    const wrong = await outcomes(String(number))
    await forget()
    const start = await outcomes('26-9999')
    expect(wrong).toEqual(start)
    expect(wrong.map((each) => each.split(' ')[0])).toEqual([...Array(5).fill('NOT_FOUND'), 'RATE_LIMITED'])
    const minute = 60_000
    expect([4, 5, 6, 7, 12, 200].map((failures) => pauseAfter(failures))).toEqual([
      0,
      15 * minute,
      30 * minute,
      60 * minute,
      1440 * minute,
      1440 * minute,
    ])
  })
})
