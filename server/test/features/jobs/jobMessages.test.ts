import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type GraphQLSchema, getNamedType, isObjectType } from 'graphql'
import { openLink } from '../../../src/features/messages/mailLinks.js'
import { OutgoingMail } from '../../../src/features/messages/OutgoingMail.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { type JobShop, type Person, startJobShop } from './jobShop.js'
import { kinds } from './kinds.js'
import { phonePhoto, sendWithPhotos } from './photoCalls.js'

interface Message {
  id: number
  side: string
  text: string
  userName: string | null
  readAt: string | null
  isAnswered: boolean
  mailState: string | null
}

const fields = 'id side text userName readAt isAnswered mailState'

describe.each(testDatabases)('messages about jobs, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: JobShop
  let anna: Person
  let bert: Person

  beforeAll(async () => {
    database = await create()
    shop = await startJobShop(database)
    await shop.admin.rest('PUT', 'shop-settings/edit', { email: 'winkel@example.com' })
    anna = await shop.person('Anna')
    bert = await shop.person('Bert', { language: 'en' })
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const send = async (who: Person, kind: string, id: number, text: string, key: string | null = null) => {
    const document = `mutation ($job: JobKind!, $id: Int!, $text: String!, $key: String) {
      message: sendJobMessage(job: $job, id: $id, text: $text, key: $key) { ${fields} }
    }`
    const { data, errors } = await who.ask<{ message: Message }>(document, { job: kind, id, text, key })
    return { message: data?.message, error: errors?.[0] }
  }
  const read = async (who: Person, kind: string, id: number) => {
    const { data, errors } = await who.ask<{ jobMessages: Message[] }>(
      `{ jobMessages(job: ${kind}, id: ${id}) { ${fields} } }`,
    )
    return data?.jobMessages ?? errors
  }
  /** What delivery puts into a mail. */
  const linkIn = async (mail?: { id: number }) => {
    const query = shop.services.database.reader.createQueryBuilder(OutgoingMail, 'mail').addSelect('mail.sealedLink')
    const stored = await query.where('mail.id = :id', { id: mail?.id }).getOneOrFail()
    return openLink('job', stored, shop.services.settings)
  }
  const waiting = async () => {
    const { data } = await shop.admin.ask<{
      waitingJobs: { job: number; unread: number; customerName: string; text: string }[]
    }>('{ waitingJobs { entity job customerName unread text } }')
    return data?.waitingJobs ?? []
  }

  describe.each(kinds)('of $type', (kind) => {
    const { id: title, name, one, notFound } = kind
    const jobOf = async (who: Person) => (await shop.addJob(kind, { customer: who.id, hold_back_notice: true })).id

    it(`${title} [K14] go both ways, and tell the other side by mail in its language with a link`, async () => {
      const job = await jobOf(bert)
      await shop.emptyOutbox()
      await send(shop.admin, name, job, '  May we go on for € 129?\r\nYes or no. ')
      await send(bert, name, job, 'Yes, please')
      expect(await read(shop.admin, name, job)).toMatchObject([
        {
          side: 'shop',
          text: 'May we go on for € 129?\nYes or no.',
          userName: 'The cms-admin',
          mailState: expect.any(String),
        },
        { side: 'customer', text: 'Yes, please', userName: 'Bert', isAnswered: false },
      ])
      expect(await read(bert, name, job)).toMatchObject([
        { side: 'shop', userName: null, mailState: null },
        { side: 'customer', userName: null, mailState: null },
      ])
      const [toBert, toShop] = await shop.outbox()
      expect(toBert).toMatchObject({ recipient: 'bert@example.com', language: 'en', replyTo: null })
      expect(toBert?.subject).toMatch(/^Message about your job \d\d-\d{4}$/)
      expect(toBert?.text).toContain('May we go on for € 129?')
      expect(toBert).toMatchObject({ isSecret: true, text: expect.stringContaining('[link]') })
      expect(await linkIn(toBert)).toMatch(/\/en\/track\/[0-9A-Za-z]{22}#berichten$/)
      expect(toShop).toMatchObject({ recipient: 'winkel@example.com', language: 'nl', replyTo: 'bert@example.com' })
      expect(toShop?.text).toMatch(new RegExp(`/cougarXr7/(nieuwe-pcs|reparaties)/wijzigen/${job}`))
    })

    it(`${title} [K14] are marked read by a call of the other side, never by reading them`, async () => {
      const job = await jobOf(anna)
      const { message } = await send(shop.admin, name, job, 'Eerste')
      await send(shop.admin, name, job, 'Tweede')
      await read(anna, name, job)
      await anna.ask('{ myStatuses { messages { id readAt } } }')
      expect(await read(shop.admin, name, job)).toMatchObject([{ readAt: null }, { readAt: null }])
      const mark = (who: Person, until?: number) =>
        who.ask(`mutation { markJobMessagesRead(job: ${name}, id: ${job}, until: ${until}) { readAt } }`)
      await mark(shop.admin, message?.id)
      expect(await read(shop.admin, name, job)).toMatchObject([{ readAt: null }, { readAt: null }])
      await mark(anna, message?.id)
      expect(await read(shop.admin, name, job)).toMatchObject([{ readAt: expect.any(String) }, { readAt: null }])
      expect((await mark(bert, message?.id)).errors).toMatchObject([{ message: notFound }])
    })

    it(`${title} [K14] wait for an answer until there is one, or none is needed`, async () => {
      const job = await jobOf(anna)
      const own = async () => (await waiting()).filter((each) => each.job === job && each.customerName === 'Anna')
      const { message } = await send(anna, name, job, 'Is hij al klaar?')
      expect(await own()).toMatchObject([{ unread: 1, text: 'Is hij al klaar?' }])
      await shop.admin.ask(`mutation { markJobMessagesRead(job: ${name}, id: ${job}, until: ${message?.id}) { id } }`)
      expect(await own()).toMatchObject([{ unread: 0 }])
      await send(shop.admin, name, job, 'Morgen')
      expect(await own()).toEqual([])
      await send(anna, name, job, 'Dank je')
      await shop.admin.ask(`mutation { settleJobMessages(job: ${name}, id: ${job}) { id } }`)
      expect(await own()).toEqual([])
    })

    it(`${title} [K14] need a text or a photo, and have limits`, async () => {
      const job = await jobOf(anna)
      const photo = await phonePhoto('#334455', 60, 40)
      const refused = async (text: string) => (await send(shop.admin, name, job, text)).error?.extensions.errors
      expect(await refused(' \n')).toEqual({ text: ["The 'Text' field is required."] })
      expect(await refused('é'.repeat(4001))).toEqual({ text: ["The 'Text' field may have at most 4000 characters."] })
      expect((await send(shop.admin, name, job, 'é'.repeat(4000))).error).toBeUndefined()
      const four = await sendWithPhotos(shop, shop.admin, { kind: name, id: job }, '', [photo, photo, photo, photo])
      expect(four.data?.message.photos).toHaveLength(4)
      const five = await sendWithPhotos(shop, shop.admin, { kind: name, id: job }, '', [
        photo,
        photo,
        photo,
        photo,
        photo,
      ])
      expect(five.errors ?? five.status).toBeTruthy()
      expect(await read(shop.admin, name, job)).toHaveLength(2)
      expect((await send(shop.admin, name, 4000, 'Tekst')).error?.message).toBe(notFound)
    })

    it(`${title} [K14] are stored once for each key, also side by side`, async () => {
      const job = await jobOf(anna)
      await shop.emptyOutbox()
      const twice = await Promise.all([1, 2, 3, 4].map(() => send(shop.admin, name, job, 'Een keer', 'key-1')))
      expect(new Set(twice.map(({ message }) => message?.id)).size).toBe(1)
      await send(shop.admin, name, job, 'Iets anders onder dezelfde sleutel', 'key-1')
      expect(await read(shop.admin, name, job)).toHaveLength(2)
      expect(await shop.outbox()).toHaveLength(2)
    })

    it(`${title} [K23] exist for the shop and the job's own customer alone`, async () => {
      const job = await jobOf(anna)
      await send(anna, name, job, 'Geheim-van-Anna')
      const missing = [{ message: notFound, extensions: { code: 'NOT_FOUND' } }]
      expect(await read(bert, name, job)).toMatchObject(missing)
      expect((await send(bert, name, job, 'Van Bert')).error).toMatchObject(missing[0] as object)
      expect((await bert.rest('GET', `${one}/${job}/messages`)).status).toBe(404)
      expect((await anna.rest<Message[]>('GET', `${one}/${job}/messages`)).body.data).toMatchObject([
        { text: 'Geheim-van-Anna' },
      ])
      expect((await anna.rest('POST', `${one}/${job}/messages`, { text: 'Over REST' })).status).toBe(201)
      const others = [await shop.login('cms-zzp'), await shop.login('cms-accountant'), {}]
      for (const headers of others) {
        for (const query of [
          `{ jobMessages(job: ${name}, id: ${job}) { text } }`,
          `{ jobPhotos(job: ${name}, id: ${job}) { url } }`,
          '{ waitingJobs { text } }',
          `mutation { sendJobMessage(job: ${name}, id: ${job}, text: "x") { id } }`,
          `mutation { markJobMessagesRead(job: ${name}, id: ${job}, until: 9) { id } }`,
          `mutation { settleJobMessages(job: ${name}, id: ${job}) { id } }`,
        ]) {
          const { errors } = await shop.graphql(query, {}, headers)
          expect([query, errors?.[0]?.extensions.code]).toEqual([
            query,
            expect.stringMatching(/^(FORBIDDEN|UNAUTHENTICATED|CSRF)$/),
          ])
        }
      }
      for (const query of [
        '{ waitingJobs { text } }',
        `mutation { settleJobMessages(job: ${name}, id: ${job}) { id } }`,
      ]) {
        expect((await anna.ask(query)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
      }
      const { data } = await bert.ask('{ myStatuses { messages { text } photos { url } } }')
      expect(JSON.stringify(data)).not.toContain('Geheim-van-Anna')
    })

    it(`${title} [K14] internal notes are in no message, mail or answer to a customer`, async () => {
      const job = await jobOf(anna)
      await shop.emptyOutbox()
      await shop.admin.ask(`mutation { addInternalNote(job: ${name}, id: ${job}, text: "Betaalt-slecht") { id } }`)
      await send(shop.admin, name, job, 'Bericht')
      await send(anna, name, job, 'Antwoord')
      const answers = [
        await read(anna, name, job),
        await anna.ask('{ myStatuses { messages { text photos { caption } } photos { caption } } }'),
        (await anna.rest('GET', `${one}/${job}/messages`)).body,
        await shop.outbox(),
      ]
      expect(JSON.stringify(answers)).toContain('Antwoord')
      expect(JSON.stringify(answers)).not.toContain('Betaalt-slecht')
    })
  })

  it('[K14] a customer writes at most 20 about one job in an hour', async () => {
    const job = (await shop.addJob(kinds[1], { customer: bert.id })).id
    const codes: (string | undefined)[] = []
    for (let count = 0; count < 21; count++)
      codes.push((await send(bert, 'statusRepair', job, `Bericht ${count}`)).error?.extensions.code)
    expect(codes.at(-1)).toBe('RATE_LIMITED')
  })

  it('[K14] no type of the conversation leads to internal notes', () => {
    for (const from of ['JobMessage', 'JobPhoto', 'MyStatuses', 'WaitingJob']) {
      expect([from, reachableFrom(shop.api.schema, from).has('InternalNote')]).toEqual([from, false])
    }
  })
})

function reachableFrom(schema: GraphQLSchema, start: string): Set<string> {
  const reached = new Set<string>()
  const visit = (name: string) => {
    const type = schema.getType(name)
    if (reached.has(name) || !isObjectType(type)) return
    reached.add(name)
    for (const field of Object.values(type.getFields())) visit(getNamedType(field.type).name)
  }
  visit(start)
  return reached
}
