import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { newBeginAddress } from '../../../src/features/setup/setupCodes.js'
import { required } from '../../required.js'
import { cookiesOf, startTestShop, type TestShop } from '../../startTestShop.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'

/** What is missing is told with what is wrong: over both APIs, whatever the schema of an operation could refuse alone. */
describe.each(bothDatabases)('a call with fields missing and fields at fault, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: TestShop
  beforeAll(async () => {
    database = await create()
    shop = await startTestShop(database)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  async function headers() {
    const token = cookiesOf(await fetch(`${shop.url}/api/csrf-cookie`))['XSRF-TOKEN'] ?? ''
    return { 'content-type': 'application/json', cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token }
  }
  async function overRest(path: string, body: object, as?: Record<string, string>) {
    const answer = await fetch(`${shop.url}/api/${path}`, {
      method: 'POST',
      headers: { ...(await headers()), ...as },
      body: JSON.stringify(body),
    })
    const { errors } = (await answer.json()) as { errors?: object }
    expect(answer.status).toBe(422)
    return Object.keys(errors ?? {}).sort()
  }
  async function overGraphql(query: string, variables: object, as?: Record<string, string>) {
    const { errors } = await shop.graphql(query, variables, { ...(await headers()), ...as })
    expect(errors?.[0]?.extensions.code).toBe('VALIDATION')
    return Object.keys(errors?.[0]?.extensions.errors ?? {}).sort()
  }

  it('[Y31] is refused once: of the first account', async () => {
    required(await newBeginAddress(shop.services), 'address')
    const all = ['code', 'email', 'name', 'password']
    expect(await overRest('begin-shop', {})).toEqual(all)
    expect(await overRest('begin-shop', { code: 'x', email: 'noor', password: 'kort' })).toEqual(all)
    const query = 'mutation ($email: String) { beginShop(email: $email) { id } }'
    expect(await overGraphql(query, { email: 'noor' })).toEqual(all)
  })

  it('[Y31] is refused once: of an appointment', async () => {
    const input = { name: 'x'.repeat(300), emailAddress: 'noor' }
    const all = ['emailAddress', 'kind', 'name', 'startsAt']
    const query = 'mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { code } }'
    expect(await overGraphql(query, { input })).toEqual(all)
    expect(await overRest('book-appointment', { name: input.name, email_address: 'noor' })).toEqual([
      'email_address',
      'kind',
      'name',
      'starts_at',
    ])
  })

  it('[Y31] is refused once: of a reservation', async () => {
    const input = { email: 'noor', phone: 'x' }
    const all = ['email', 'name', 'phone', 'product']
    const query = 'mutation ($input: ReserveProductInput!) { reserveProduct(input: $input) { code } }'
    expect(await overGraphql(query, { input })).toEqual(all)
    expect(await overRest('reserve-product', input)).toEqual(all)
  })

  it('[Y31] is refused once: of what the schema itself demands, with what it cannot read', async () => {
    const input = { quote: 'x', name: null, decision: 'perhaps' }
    const all = ['decision', 'key', 'name', 'quote', 'sha']
    const query = 'mutation ($input: QuoteDecisionInput!) { decideQuote(code: "x", input: $input) { state } }'
    expect(await overGraphql(query, { input })).toEqual(all)
    expect(await overRest('tracked-job/x/quotes/decide', input)).toEqual(all)
    expect(await overRest('tracked-job/x/quotes/decide', {})).toEqual(all)

    const { errors } = await shop.graphql(query, { input }, await headers())
    const texts = errors?.[0]?.extensions.errors as Record<string, string[]>
    expect([texts.key, texts.name, texts.quote]).toEqual([
      [expect.stringContaining('is required')],
      [expect.stringContaining('is required')],
      [expect.not.stringContaining('is required')],
    ])
  })

  it('[Y31] is refused once: of a record', async () => {
    const admin = await shop.login()
    const all = ['language', 'title', 'url']
    const query = 'mutation ($input: CreatePageInput!) { createPage(input: $input) { id } }'
    expect(await overGraphql(query, { input: { url: 'Geen adres!' } }, admin)).toEqual(all)
  })
})
