import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { demoShop as house } from '../../../demo/content/shop.js'
import { loadDemo } from '../../../src/delivery/composition/loadDemo.js'
import { demoAccounts, demoPassword } from '../../../src/features/accounts/demoAccounts.js'
import { Experience } from '../../../src/features/figures/Experience.js'
import { newPcStatuses, repairStatuses } from '../../../src/features/jobs/jobStatuses.js'
import { OutgoingMail } from '../../../src/features/messages/OutgoingMail.js'
import { required } from '../../required.js'
import { cookiesOf, startTestShop, type TestShop } from '../../startTestShop.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { writtenTwice } from '../records/writtenTwice.js'
import { executedFor } from './executedFor.js'

interface Job {
  status: string
  createdAt: string
  updatedAt: string
  intakeDate: string
  startDate: string | null
  endDate: string | null
  costs: number | null
  usedParts: { count: number; price: number }[]
  lines: { quantity: string; unitPrice: number }[]
  timeline: { at: string; to: string; note: string | null }[]
}

const job = `status createdAt updatedAt intakeDate startDate endDate costs usedParts { count price } lines { quantity unitPrice }
  timeline { at to note }`
const jobs = `{ newPcs: statusesNewPc(perPage: 100) { items { ${job} } }
  repairs: statusesRepair(perPage: 100) { items { ${job} } } }`

const offer = `query ($language: Language!) {
  publicPages(language: $language) { fullUrl blocks { __typename
    ... on ServiceBlock { services { title group { title } } }
    ... on SpecificServicesBlock { services { title } serviceGroups { title } }
    ... on SpecificTipsBlock { tips { title } } ... on SpecificNewsBlock { newsItems { title } }
    ... on ProductSaleBlock { products { title productType } } ... on TipBlock { tips { title } }
    ... on ComparisonBlock { beforeImage { url } afterImage { url } } } }
  publicServices(language: $language) { intro group { id } }
  publicServiceGroups(language: $language) { id backgroundColor }
  publicReviews(language: $language) { name text source service { language } }
  publicFeatures(language: $language) { title }
  publicAllTips(language: $language) { title text image { url } createdAt }
  publicProducts(language: $language, type: secondhand) { total }
}`

/** The pages under which the offer is found. */
const offered = {
  nl: ['reparatie', 'hulp', 'hulp/computerhulp-op-afstand', 'nieuwe-computer', 'diensten', 'in-de-werkplaats'],
  en: ['repair', 'support', 'support/remote-help', 'new-computer', 'services', 'in-the-workshop'],
}

interface Books {
  title: string
  files: { name: string; type: string; url: string }[]
}

describe.each(testDatabases)('the demo shop on $name', ({ create }) => {
  let database: TestDatabase
  let shop: TestShop
  let admin: Record<string, string>
  let executed: Awaited<ReturnType<typeof executedFor>>

  beforeAll(async () => {
    database = await create()
    shop = await startTestShop(database)
    executed = await executedFor(() => loadDemo(shop.api))
    admin = (await logIn('admin@example.com')).headers
    // On a busy machine.
  }, 180_000)

  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  async function logIn(email: string) {
    const csrf = cookiesOf(await fetch(`${shop.url}/api/csrf-cookie`))['XSRF-TOKEN'] ?? ''
    const response = await fetch(`${shop.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `XSRF-TOKEN=${csrf}`, 'x-xsrf-token': csrf },
      body: JSON.stringify({ email, password: demoPassword }),
    })
    const headers = { cookie: `XSRF-TOKEN=${csrf}; session=${cookiesOf(response).session}`, 'x-xsrf-token': csrf }
    return { status: response.status, body: (await response.json()) as { data?: object }, headers }
  }

  async function ask<Data>(query: string, headers = admin, variables: object = {}): Promise<Data> {
    const { data, errors } = await shop.graphql<Data>(query, variables, headers)
    expect(errors).toBeUndefined()
    return required(data, 'data')
  }

  it.each(demoAccounts)('[O26] $email logs in as $role', async ({ email, name, role }) => {
    const { status, body } = await logIn(email)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ email, name, role })
  })

  it('[X22] is filled in one transaction, so that a shop that is killed at any statement of it is empty afterwards', () => {
    const transactions = /^(BEGIN|START TRANSACTION|COMMIT|ROLLBACK)(?! TO)/i
    const writing = /^(INSERT|UPDATE|DELETE|REPLACE|CREATE|ALTER|DROP|TRUNCATE|RENAME)/i
    const { connection } = required(
      executed.find(({ statement }) => /^INSERT INTO .customer/i.test(statement)),
      'the first account',
    )
    const own = executed.filter((each) => each.connection === connection).map(({ statement }) => statement)
    const marks = own.flatMap((statement, index) => (transactions.test(statement) ? [{ statement, index }] : []))
    expect(marks.map(({ statement }) => statement)).toEqual([expect.stringMatching(/^(BEGIN|START)/), 'COMMIT'])
    const [begin = 0, end = 0] = marks.map(({ index }) => index)
    const isWithin = (_: string, index: number) => index > begin && index < end
    expect(own.filter((each) => writing.test(each)).length).toBeGreaterThan(1000)
    expect(own.filter((each, index) => writing.test(each) && !isWithin(each, index))).toEqual([])
    // Such statements would end the transaction on MySQL.
    expect(own.filter((each) => /^(CREATE|ALTER|DROP|TRUNCATE|RENAME)/i.test(each))).toEqual([])
    const elsewhere = executed.filter((each) => each.connection !== connection).map(({ statement }) => statement)
    expect(elsewhere.filter((each) => writing.test(each))).toEqual([])
  })

  it('[C1] says a fact once for both languages', async () => {
    // What is put aside is taken from the stock.
    const written = (await writtenTwice(shop.services.database)).filter((line) => !line.endsWith(': stock'))
    expect(written).toEqual([])
  })

  it('[O26] one customer has a new PC and a repair, another a repair only', async () => {
    const own = '{ myStatuses { newPcs { status } repairs { status } } }'
    const statusesOf = async (email: string) => ask(own, (await logIn(email)).headers)
    expect(await statusesOf('klant@example.com')).toEqual({
      myStatuses: { newPcs: [{ status: 'assembling' }], repairs: [{ status: 'waiting_customer' }] },
    })
    expect(await statusesOf('klant2@example.com')).toEqual({
      myStatuses: { newPcs: [], repairs: [{ status: 'return_appointment' }] },
    })
  })

  it('[T1] [T2] there are four kinds of appointment in both languages, and a fortnight with bookings and free times', async () => {
    const kinds = (language: string) =>
      ask<{
        publicAppointmentKinds: { id: number; title: string; description: string; price: string; place: string }[]
      }>(`{ publicAppointmentKinds(language: ${language}) { id title description price place } }`)
    const [{ publicAppointmentKinds: nl }, { publicAppointmentKinds: en }] = [await kinds('nl'), await kinds('en')]
    expect(nl.map(({ place }) => place)).toEqual(['shop', 'shop', 'home', 'remote'])
    for (const [index, kind] of nl.entries()) {
      for (const field of ['title', 'description', 'price'] as const) expect(en[index]?.[field]).not.toBe(kind[field])
    }
    const [from, to] = [0, 13].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10))
    const { agenda } = await ask<{ agenda: Record<string, { startsAt: string; endsAt: string }[]> }>(
      `{ agenda(from: "${from}", to: "${to}") { appointments { startsAt endsAt } blockedTimes { startsAt endsAt } openHours { startsAt endsAt } } }`,
    )
    const isWithin = (one: { startsAt: string; endsAt: string }) =>
      agenda.openHours?.some(({ startsAt, endsAt }) => startsAt <= one.startsAt && one.endsAt <= endsAt)
    expect(agenda.appointments?.length).toBeGreaterThan(60)
    expect([...(agenda.appointments ?? []), ...(agenda.blockedTimes ?? [])].every(isWithin)).toBe(true)
    expect(agenda.blockedTimes).toHaveLength(1)
    const slots = await ask<{ publicSlots: { slots: object[] }[] }>(
      `{ publicSlots(kind: ${nl[0]?.id}, from: "${from}", to: "${to}") { slots { time } } }`,
    )
    expect(slots.publicSlots.filter((day) => day.slots.length > 3).length).toBeGreaterThan(6)
  })

  it('[C5] [Y51] appointments cost what the texts of the demo say: remote help, the way to a customer, a new screen', async () => {
    const { publicServices } = await ask<{ publicServices: { id: number; title: string }[] }>(
      '{ publicServices(language: nl) { id title } }',
    )
    const idOf = (title: string) => publicServices.find((service) => service.title === title)?.id
    const costs = async (asked: string) => {
      const { publicAppointmentKinds } = await ask<{ publicAppointmentKinds: { title: string; price: string }[] }>(
        `{ publicAppointmentKinds(language: nl${asked}) { title price } }`,
      )
      return Object.fromEntries(publicAppointmentKinds.map(({ title, price }) => [title, price.replace(/\s/g, ' ')]))
    }
    const inVeldhoek = await costs(', postcode: "5401 AB"')
    expect(inVeldhoek).toMatchObject({
      'Apparaat ophalen': 'Gratis',
      'Hulp aan huis': '€ 65 per uur, voorrijden gratis',
      'Hulp op afstand': '€ 15 per kwartier',
    })
    expect((await costs(', postcode: "5421 AB"'))['Hulp aan huis']).toBe('€ 65 per uur, voorrijden € 15')
    expect((await costs(`, service: ${idOf('Laptopscherm vervangen')}`))['Apparaat brengen']).toBe(
      'De afspraak zelf is gratis. Laptopscherm vervangen: € 139 tot € 189',
    )
    expect((await costs(`, service: ${idOf('Netwerk voor een kleine zaak')}, postcode: "5401"`))['Hulp aan huis']).toBe(
      'Prijs op aanvraag, voorrijden gratis',
    )
  })

  it('[J1, J2] there is a job in every status', async () => {
    const { newPcs, repairs } = await ask<Record<string, { items: Job[] }>>(jobs)
    const statusesOf = (list?: { items: Job[] }) => [...new Set(list?.items.map(({ status }) => status))].sort()
    const named = (values: readonly string[]) => values.map((value) => value.replaceAll('-', '_')).sort()
    expect(statusesOf(newPcs)).toEqual(named(newPcStatuses.values))
    expect(statusesOf(repairs)).toEqual(named(repairStatuses.values))
  })

  it('[J7] each job has become what it is step by step, on days that the shop was open', async () => {
    const { newPcs, repairs } = await ask<Record<string, { items: Job[] }>>(jobs)
    for (const { status, timeline, ...days } of [...(newPcs?.items ?? []), ...(repairs?.items ?? [])]) {
      const times = timeline.map(({ at }) => at)
      expect(times).toEqual([...times].sort())
      expect(new Set(times).size).toBe(times.length)
      expect(times.filter((at) => new Date(at).getUTCDay() === 0 || at > new Date().toISOString())).toEqual([])
      expect([days.createdAt, days.updatedAt]).toEqual([times[0], times.at(-1)])
      expect(days.intakeDate).toBe(times[0]?.slice(0, 10))
      expect(days.endDate === null || days.endDate >= (days.startDate ?? '')).toBe(true)
      expect(timeline.at(-1)?.to).toBe(status)
      expect(timeline.every(({ note }) => (note ?? '').length > 20)).toBe(true)
    }
  })

  it('[J5] what a job needed adds up to what it costs', async () => {
    const { newPcs, repairs } = await ask<Record<string, { items: Job[] }>>(jobs)
    const priced = [...(newPcs?.items ?? []), ...(repairs?.items ?? [])].filter(
      ({ usedParts, lines }) => usedParts.length + lines.length > 0,
    )
    expect(priced.length).toBeGreaterThan(10)
    for (const { costs, usedParts, lines } of priced) {
      const amounts = [
        ...usedParts.map(({ count, price }) => count * price),
        ...lines.map(({ quantity, unitPrice }) => Number(quantity) * unitPrice),
      ]
      const sum = amounts.reduce(add)
      expect(sum).toBeCloseTo(Number(costs), 5)
    }
  })

  it('[K22] after a night one service says what its jobs of the past year usually took and cost, in both languages', async () => {
    // That of today may be over since the shop started.
    await new Experience(shop.api.services).run(new Date(Date.now() + 24 * 60 * 60 * 1000))
    const read = `{ nl: publicServices(language: nl) { ...Usual } en: publicServices(language: en) { ...Usual } }
      fragment Usual on PublicService { url price priceTo usualDays usualPriceFrom usualPriceTo }`
    interface Usual extends Record<'price' | 'priceTo' | 'usualDays' | 'usualPriceFrom' | 'usualPriceTo', number> {
      url: string
    }
    const { nl, en } = await ask<{ nl: Usual[]; en: Usual[] }>(read, {})
    for (const [services, url] of [
      [nl, 'laptopscherm-vervangen'],
      [en, 'new-laptop-screen'],
    ] as const) {
      const shown = services.filter(({ usualDays }) => usualDays !== null)
      expect(shown.map((service) => service.url)).toEqual([url])
      const [{ price, priceTo, usualDays, usualPriceFrom, usualPriceTo }] = shown as [Usual]
      expect(usualDays).toBeGreaterThan(0)
      expect(price <= usualPriceFrom && usualPriceFrom < usualPriceTo && usualPriceTo <= priceTo).toBe(true)
    }
  })

  it('[J7] no mail is sent for events of the demo', async () => {
    expect(await shop.services.database.reader.count(OutgoingMail)).toBe(0)
  })

  it.each(['nl', 'en'] as const)('[O31] the public offer is there in %s', async (language) => {
    const data = await ask<Record<string, Record<string, unknown>[]> & { publicProducts: { total: number } }>(
      offer,
      {},
      { language },
    )
    const pages = data.publicPages ?? []
    expect(pages.map(({ fullUrl }) => fullUrl)).toEqual(expect.arrayContaining(offered[language]))
    expect(data.publicProducts.total).toBeGreaterThan(3)
    expect(data.publicReviews).toHaveLength(language === 'nl' ? 12 : 8)
    const about = data.publicReviews?.map(
      ({ service }) => (service as { language: string } | null)?.language ?? language,
    )
    expect(new Set(about)).toEqual(new Set([language]))
    expect(data.publicFeatures?.length).toBeGreaterThan(5)
    expect(data.publicAllTips).toHaveLength(15)
    expect(data.publicServices).toHaveLength(22)
    expect(
      data.publicServices?.every(({ intro, group }) => /€|gratis|free|uur|hour/.test(String(intro)) && group),
    ).toBe(true)
    expect(data.publicServiceGroups?.map(({ backgroundColor }) => backgroundColor)).not.toContain('blue')
    expect(data.publicServiceGroups).toHaveLength(5)
  })

  it.each(['nl', 'en'] as const)(
    '[O31, P16] every kind of block is on a page in %s, with what it shows',
    async (language) => {
      const data = await ask<{ publicPages: { blocks: Record<string, unknown>[] }[] }>(offer, {}, { language })
      const blocks = data.publicPages.flatMap((page) => page.blocks)
      const { blockTypes } = await ask<{ blockTypes: { possibleTypes: { name: string }[] } }>(
        '{ blockTypes: __type(name: "Block") { possibleTypes { name } } }',
      )
      expect([...new Set(blocks.map(({ __typename }) => __typename))].sort()).toEqual(
        blockTypes.possibleTypes.map(({ name }) => name).sort(),
      )
      for (const { __typename, ...shown } of blocks) {
        const lists = Object.values(shown).filter(Array.isArray)
        expect(lists.length === 0 || lists.some(({ length }) => length > 0)).toBe(true)
      }
    },
  )

  it('[O31] parts and messages are there, some of each in every state', async () => {
    const data = await ask<Record<string, { items: Record<string, unknown>[] }>>(`{
      zzpProducts(perPage: 100) { items { stock } }
      emails { items { isRead language } }
      emailsPhone { items { isRead } }
      emailsRemoteAssistance { items { isRead } }
      customers(perPage: 100) { items { name phoneNumber zipCode role language } }
    }`)
    const valuesOf = (list: string, name: string) => data[list]?.items.map((row) => row[name]) ?? []
    expect(valuesOf('zzpProducts', 'stock')).toHaveLength(40)
    expect(valuesOf('zzpProducts', 'stock')).toEqual(expect.arrayContaining([0, 1, 2]))
    expect(valuesOf('emails', 'language').sort()).toEqual(['en', 'en', 'nl', 'nl', 'nl', 'nl'])
    expect(valuesOf('emailsPhone', 'isRead')).toHaveLength(4)
    expect(valuesOf('emailsRemoteAssistance', 'isRead')).toHaveLength(3)
    for (const list of ['emails', 'emailsPhone', 'emailsRemoteAssistance']) {
      expect(new Set(valuesOf(list, 'isRead'))).toEqual(new Set([true, false]))
    }
    expect(data.customers?.items).toHaveLength(15)
    expect(valuesOf('customers', 'phoneNumber').every((number) => /^06 0000 00\d\d$/.test(String(number)))).toBe(true)
    expect(house.phone).not.toContain('0000 00')
  })

  it('[Y67] a handful of what it sells is to be ordered, of several suppliers, and something is on its way', async () => {
    interface Stock {
      total: number
      items: { title: string; supplier: string; isToOrder: boolean; onOrder: number; purchasePrice: number | null }[]
    }
    const fields = 'title supplier isToOrder onOrder purchasePrice'
    const { products, parts } = await ask<Record<'products' | 'parts', Stock>>(`{
      products(filter: { siblingsAsOne: true }, perPage: 100) { total items { ${fields} } }
      parts: zzpProducts(perPage: 100) { total items { ${fields} } } }`)
    const all = [...products.items, ...parts.items]
    expect(all).toHaveLength(products.total + parts.total)
    expect(all.filter(({ purchasePrice }) => !purchasePrice).map(({ title }) => title)).toEqual([])
    const toOrder = all.filter(({ isToOrder }) => isToOrder)
    expect(toOrder.length).toBeGreaterThanOrEqual(3)
    expect(toOrder.length).toBeLessThanOrEqual(6)
    expect(new Set(toOrder.map(({ supplier }) => supplier)).size).toBeGreaterThan(1)
    expect(all.filter(({ isToOrder, onOrder }) => onOrder > 0 && !isToOrder).length).toBeGreaterThan(1)
  })

  it('[D6, O31] the accountant finds the books of a quarter, and they agree with each other', async () => {
    const { headers } = await logIn('boekhouder@example.com')
    const { myDownload } = await ask<{ myDownload: Books }>('{ myDownload { title files { name type url } } }', headers)
    expect(myDownload.title).toBe('Administratie 2026, derde kwartaal')
    expect(myDownload.files.map(({ type }) => type)).toEqual(['pdf', 'xlsx', 'csv', 'csv', 'zip'])
    const contents = await Promise.all(
      myDownload.files.map(async ({ url }) => {
        const response = await fetch(shop.url + url, { headers })
        expect(response.status).toBe(200)
        return Buffer.from(await response.arrayBuffer())
      }),
    )
    const [pdf, workbook, sales, purchases, archive] = contents as [Buffer, Buffer, Buffer, Buffer, Buffer]
    expect(archive.includes(sales) && archive.includes(purchases)).toBe(true)

    const [sold, bought] = [totalsOf(sales), totalsOf(purchases)]
    expect(sold.net + sold.vat).toBe(sold.gross)
    expect(bought.net + bought.vat).toBe(bought.gross)
    const numbers = [...workbook.toString().matchAll(/<v>([^<]+)<\/v>/g)].map(([, value]) => Number(value) * 100)
    const byMonth = (column: number) => Math.round(numbers.filter((_, index) => index % 5 === column).reduce(add))
    expect([0, 1, 2, 3, 4].map(byMonth)).toEqual([sold.net, sold.vat, bought.net, bought.vat, sold.vat - bought.vat])
    const charged = Math.floor(sold.vat / 100)
    const paid = Math.ceil(bought.vat / 100)
    const printed = [...pdf.toString('latin1').matchAll(/\x80 ([\d.]+)\)/g)].map(([, value]) =>
      Number(value?.replace('.', '')),
    )
    expect(printed).toEqual([Math.floor(sold.net / 100), charged, charged, paid, charged - paid])
  })
})

const add = (sum: number, value: number) => sum + value

/** The sums of the last three columns of a list, in cents. */
function totalsOf(csv: Buffer): { net: number; vat: number; gross: number } {
  const rows = csv.toString().trim().split('\r\n').slice(1)
  const sum = (column: number) =>
    rows.map((row) => Math.round(Number(row.split(';').at(column)?.replace(',', '.')) * 100)).reduce(add)
  return { net: sum(-3), vat: sum(-2), gross: sum(-1) }
}
