import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { JobChange } from '../../../src/features/jobs/JobChange.js'
import { restClient } from '../../delivery/rest/restClient.js'
import { statementsOf } from '../../kernel/database/statementsOf.js'
import { required } from '../../required.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { QuoteShop } from '../quotes/QuoteShop.js'
import { type JobResponse, type JobShop, type Person, startJobShop } from './jobShop.js'
import { kinds } from './kinds.js'

const whole = {
  current_status: 'Ligt op de werkbank',
  description: 'Laptop van Anna',
  description_problem: 'Het scherm blijft zwart.',
  what_has_been_done: 'Nagekeken',
  intake_date: '2026-11-02',
  start_date: '2026-11-03',
  end_date: '2026-11-20',
  costs: 149.95,
  used_parts: [{ title: 'SSD 1 TB', count: 1, price: 89.5 }],
  including_vat: true,
}

/** What a job gained at the counter that is the shop's own. */
const ofShop = [
  'service',
  'assigned_to',
  'contact_phone',
  'contact_phone_e164',
  'cost_limit',
  'warranty_of',
  'warranty_of_new_pc',
  'is_above_limit',
  'condition',
  'accessories',
  'checks',
].concat(['appointments', 'reminders', 'picked_up_by', 'paid_with', 'paid_at'])

describe.each(testDatabases)('the own jobs of a customer, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: JobShop
  let anna: Person
  let bram: Person
  /** A customer who may not see the status screens. */
  let carla: Person

  beforeAll(async () => {
    database = await create()
    shop = await startJobShop(database)
    anna = await shop.person('Anna')
    bram = await shop.person('Bram')
    carla = await shop.person('Carla', { status_user: false })
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const addressOf = async (kind: (typeof kinds)[number], id: number) =>
    (await shop.admin.ask<{ jobAddress: object }>(`{ jobAddress(job: ${kind.name}, id: ${id}) { nl en } }`)).data
      ?.jobAddress

  describe.each(kinds)('of $type', (kind) => {
    const { id, type, name, one, list, mine } = kind
    const myList = `my${list.charAt(0).toUpperCase()}${list.slice(1)}`
    let own: JobResponse[]
    let foreign: JobResponse

    beforeAll(async () => {
      own = []
      for (const description of ['Eerste', 'Tweede', 'Derde']) {
        own.push(await shop.addJob(kind, { customer: anna.id, ...whole, description }))
      }
      const ofBram = { customer: bram.id, status: 'finished', description: 'Van Bram', current_status: 'Kluis 7' }
      foreign = await shop.addJob(kind, ofBram)
      await shop.addJob(kind, { customer: carla.id })
    })
    const newestFirst = () => own.map((job) => job.id).toReversed()
    const ids = (rows: { id: number }[] | undefined) => rows?.map((row) => row.id)

    it(`${id} [R38] [J8] GET ${one} answers them newest first, with their number, and in pages`, async () => {
      const { status, body } = await anna.rest<JobResponse[]>('GET', one)
      expect({ status, meta: body.meta, ids: ids(body.data) }).toEqual({
        status: 200,
        meta: { total: 3 },
        ids: newestFirst(),
      })
      const second = await anna.rest<JobResponse[]>('GET', `${one}?page=2&per_page=2&_format=json`)
      expect({ meta: second.body.meta, ids: ids(second.body.data) }).toEqual({
        meta: { total: 3 },
        ids: newestFirst().slice(2),
      })
      expect((await anna.rest('GET', `${one}?per_page=101`)).status).toBe(400)
    })

    it(`${id} [J5] [A26] REST shows the customer of a job all but its accounting fields`, async () => {
      const { customer, version, timeline, ...all } = required(own[0], 'job')
      const visible = Object.fromEntries(Object.entries(all).filter(([name]) => !ofShop.includes(name)))
      expect(visible).toMatchObject({ ...whole, description: 'Eerste', status: 'waiting' })
      const secret = required(await addressOf(kind, required(own[0], 'job').id), 'address')
      const anonymousTimeline = timeline.map((change) => ({ ...change, user_name: null, mail: null, mail_state: null }))
      const read = await anna.rest('GET', `${one}/${visible.id}`)
      expect(read).toMatchObject({ status: 200 })
      expect(read.body).toEqual({ data: { ...visible, timeline: anonymousTimeline, address: secret } })
      expect((await anna.rest<JobResponse[]>('GET', one)).body.data?.[2]).toEqual({
        ...visible,
        timeline: anonymousTimeline,
        address: secret,
      })
      expect((await shop.admin.rest('GET', `${one}/${visible.id}`)).body.data).toMatchObject({ customer, version })
    })

    it(`${id} [R13] what a customer is answered is as it is described`, async () => {
      const description = (await (await fetch(`${shop.url}/api/openapi.json`)).json()) as AnySchemaObject
      const ajv = new Ajv2020({ strict: false })
      addFormats.default(ajv)
      ajv.addSchema(description, 'openapi.json')
      for (const [path, address] of [
        [`/${one}`, one],
        [`/${one}/{id}`, `${one}/${own[0]?.id}`],
      ] as const) {
        const pointer = ['paths', path, 'get', 'responses', '200', 'content', 'application/json', 'schema']
        const at = pointer.map((step) => encodeURIComponent(step.replaceAll('/', '~1'))).join('/')
        const validate = ajv.compile({ $ref: `openapi.json#/${at}` })
        validate((await anna.rest('GET', address)).body)
        expect({ path, errors: validate.errors }).toEqual({ path, errors: null })
      }
    })

    it(`${id} [G14] [J8] GraphQL answers them newest first`, async () => {
      const { data } = await anna.ask(
        `{ myStatuses { ${mine} { id status timeline { to } } } ${myList} { items { id } total } }`,
      )
      expect(data?.myStatuses).toMatchObject({ [mine]: newestFirst().map((each) => ({ id: each })) })
      expect(data?.[myList]).toEqual({ items: newestFirst().map((each) => ({ id: each })), total: 3 })
      const statements = (fields: string) =>
        statementsOf(shop.services.database, () => anna.ask(`{ myStatuses { ${mine} { ${fields} } } }`))
      expect(await statements('id')).toHaveLength(2)
      expect(await statements('id timeline { to }')).toHaveLength(3)
    })

    it(`${id} [K23] [K11] its customer reads the quotes and the secret address, which nothing stores`, async () => {
      const quotes = new QuoteShop(shop, anna, kind)
      const { job, code, quote } = await quotes.sent()
      const fields = 'isReady offersPickUp address { nl en } quotes { id name state sha document }'
      const secret = {
        nl: expect.stringContaining(`/nl/volg/${code}`),
        en: expect.stringContaining(`/en/track/${code}`),
      }
      const { data } = await anna.ask<Record<string, Record<string, { id: number }[]>>>(
        `{ myStatuses { ${mine} { id ${fields} } } }`,
      )
      const { id: _, decision, ...sent } = quote
      expect(data?.myStatuses?.[mine]?.find((each) => each.id === job)).toMatchObject({
        ...{ isReady: false, offersPickUp: false, address: secret },
        quotes: [{ ...sent, id: quote.id, name: expect.stringMatching(/\/1$/) }],
      })
      const statements = await statementsOf(shop.services.database, () =>
        anna.ask(`{ myStatuses { ${mine} { ${fields} } } }`),
      )
      expect(statements.length).toBeLessThanOrEqual(6)
      for (const path of [`/api/${one}/${job}`, `/graphql?query={${name}(id:${job}){address{nl}}}`]) {
        const answer = await fetch(shop.url + path, { headers: anna.headers })
        expect(await answer.text()).toContain(code)
        expect(answer.headers.get('cache-control')).toBe('private, no-store')
        expect(answer.headers.get('etag')).toBeNull()
      }
      // The shop asks for an address by itself, so that it is in no list of programs.
      const { body } = await shop.admin.rest('GET', `${one}/${job}`)
      expect(body.data).toMatchObject({ address: null, quotes: [{ id: quote.id, state: 'sent' }] })
      const draft = await quotes.draft(job)
      expect(draft).not.toBe(quote.id)
      expect((await anna.rest<{ quotes: object[] }>('GET', `${one}/${job}`)).body.data?.quotes).toHaveLength(1)
      await shop.admin.ask(`mutation { delete${type}(id: ${job}) { deleted } }`)
    })

    it(`${id} [K16] [K23] its customer reads what it comes to as the shop does: costs without VAT with the VAT on them`, async () => {
      const { id: job } = await shop.addJob(kind, { customer: anna.id, costs: 100, including_vat: false })
      const { data } = await anna.ask(
        `{ ${kind.name}(id: ${job}) { totals { excluding including rates { rate vat } } } }`,
      )
      const totals = { excluding: 100, including: 121, rates: [{ rate: 21, vat: 21 }] }
      expect(data).toEqual({ [kind.name]: { totals } })
      expect((await anna.rest('GET', `${one}/${job}`)).body).toMatchObject({ data: { totals } })
      await shop.admin.ask(`mutation { delete${kind.type}(id: ${job}) { deleted } }`)
    })

    it(`${id} [K23] an address that opens nothing any more is not given`, async () => {
      const { id: job } = await shop.addJob(kind, { customer: anna.id, status: 'finished' })
      const read = async () => {
        const document = `{ ${name}(id: ${job}) { address { nl } isReady } }`
        return (await anna.ask<Record<string, { address: object | null; isReady: boolean }>>(document)).data?.[name]
      }
      expect(await read()).toMatchObject({ address: { nl: expect.any(String) }, isReady: true })
      const longAgo = new Date(Date.now() - 61 * 24 * 60 * 60 * 1000).toISOString()
      await shop.services.database.write((manager) => manager.update(JobChange, { entity: name, job }, { at: longAgo }))
      expect(await read()).toEqual({ address: null, isReady: false })
      await shop.admin.ask(`mutation { delete${type}(id: ${job}) { deleted } }`)
    })

    it(`${id} [J9] [A26] another customer's does not exist, by its number and under another name`, async () => {
      for (const job of [foreign.id, 4000]) {
        expect(await anna.rest('GET', `${one}/${job}`)).toMatchObject({
          status: 404,
          body: { code: 'NOT_FOUND', message: kind.notFound },
        })
        const { data, errors } = await anna.ask(
          `{ own: ${name}(id: ${own[0]?.id}) { id } other: ${name}(id: ${job}) { id status timeline { note } } }`,
        )
        expect({ data, errors }).toMatchObject({
          data: null,
          errors: [{ message: kind.notFound, path: ['other'], extensions: { code: 'NOT_FOUND' } }],
        })
      }
    })

    it(`${id} [J9] [A26] nor is it in any list, search, filter or count`, async () => {
      for (const filter of [
        `{ ids: [${foreign.id}] }`,
        '{ search: "Kluis" }',
        '{ search: "uis 7" }',
        '{ status: finished }',
        `{ ids: [${foreign.id}], search: "Kluis", status: finished }`,
      ]) {
        const document = `{ ${list}(filter: ${filter}) { items { id } total } }`
        expect((await bram.ask(document)).data).toEqual({ [list]: { items: [{ id: foreign.id }], total: 1 } })
        expect((await anna.ask(document)).data).toEqual({ [list]: { items: [], total: 0 } })
      }
      for (const given of ['', '(sort: { field: status, order: desc })', '(sort: { field: createdAt })']) {
        const { data } = await anna.ask(`{ ${list}${given} { items { id } total } }`)
        const items = own.map((job) => ({ id: job.id }))
        expect(data?.[list]).toEqual({ items: expect.arrayContaining(items), total: 3 })
      }
      expect((await anna.rest('GET', kind.add.split('/')[0] ?? '')).body).toMatchObject({ meta: { total: 3 } })
    })

    it(`${id} [J9] [A26] the shop finds jobs by a part of the customer's name or e-mail address, and no one else does`, async () => {
      const found = async (who: Person, search: string) => {
        const document = `query ($search: String) { ${list}(filter: { search: $search }) { items { id } total } }`
        return (await who.ask(document, { search })).data?.[list]
      }
      const ofBram = { items: [{ id: foreign.id }], total: 1 }
      for (const search of ['bRA', 'bram@EXAMPLE', ' Bram ']) {
        expect(await found(shop.admin, search)).toEqual(ofBram)
        expect(await found(anna, search)).toEqual({ items: [], total: 0 })
      }
      for (const search of ['br%', "bram' OR '1'='1", 'br_m']) {
        expect(await found(shop.admin, search)).toEqual({ items: [], total: 0 })
      }
      const statements = await statementsOf(shop.services.database, () => found(shop.admin, 'bram'))
      expect(statements).toHaveLength(3)
    })

    it(`${id} [J9] [A26] its customer can neither be read nor filtered by`, async () => {
      const refused = { errors: [{ extensions: { code: 'FORBIDDEN' } }] }
      for (const document of [
        `{ ${list}(filter: { customer: ${bram.id} }) { total } }`,
        `{ ${list}(filter: { customer: ${anna.id} }) { total } }`,
        `{ ${list}(sort: { field: customer }) { total } }`,
        `{ ${list} { items { customer { name } } } }`,
        `{ ${name}(id: ${own[0]?.id}) { version } }`,
        `{ ${name}(id: ${own[0]?.id}) { alias: customer { id } } }`,
        `{ myStatuses { ${mine} { ...f } } } fragment f on ${type} { customer { email } }`,
      ]) {
        const { data, errors } = await anna.ask(document)
        expect({ document, errors }).toMatchObject({ document, ...refused })
        expect(errors?.[0]?.message).toMatch(/^You do not have permission/)
        expect(JSON.stringify(data)).not.toContain('@example.com')
      }
    })

    it(`${id} [J9] [A26] a customer writes none, not even an own one`, async () => {
      const input = { customer: anna.id, status: 'finished' }
      for (const [method, path, body] of [
        ['POST', kind.add, input],
        ['PUT', `${one}/edit/${own[0]?.id}`, { note: 'Van mij' }],
        ['DELETE', `${one}/delete/${own[0]?.id}`, undefined],
        ['GET', `${kind.add.split('/')[0]}/next-${one}-id`, undefined],
      ] as const) {
        expect(await anna.rest(method, path, body)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
      }
    })

    it(`${id} [A26] [R38] who may not see the status screens, another role and an anonymous caller get none`, async () => {
      const zzp = restClient(shop, await shop.login('cms-zzp'))
      const accountant = restClient(shop, await shop.login('cms-accountant'))
      for (const path of [one, `${one}/${own[0]?.id}`]) {
        for (const rest of [carla.rest, zzp, accountant]) expect((await rest('GET', path)).status).toBe(403)
        expect((await restClient(shop)('GET', path)).status).toBe(401)
      }
      expect((await shop.admin.rest('GET', one)).status).toBe(403)
      for (const document of [
        `{ myStatuses { ${mine} { id } } }`,
        `{ ${myList} { total } }`,
        `{ ${list} { total } }`,
      ]) {
        const { data, errors } = await carla.ask(document)
        expect({ data, errors }).toMatchObject({ data: null, errors: [{ extensions: { code: 'FORBIDDEN' } }] })
      }
    })
  })

  it('[A28] REST reads only those fields of a download that an accountant may see', async () => {
    const eva = await shop.person('Eva', { role: 'cms-accountant' })
    const { data } = (await eva.rest('GET', 'accountant-download/1')).body
    expect(data).toMatchObject({ id: 1, title: 'Eva' })
    expect(data).not.toHaveProperty('version')
    expect(data).not.toHaveProperty('accountant')
    expect((await shop.admin.rest('GET', 'accountant-download/1')).body.data).toMatchObject({ accountant: eva.id })
  })
})
