import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { JobGuess } from '../../../src/features/tracking/JobGuess.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { type JobShop, type Person, startJobShop } from '../jobs/jobShop.js'
import { kinds } from '../jobs/kinds.js'

const repair = kinds[1]

describe.each(bothDatabases)('guesses at the number of a job, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: JobShop
  let anna: Person

  beforeAll(async () => {
    database = await create()
    shop = await startJobShop(database, { TRUSTED_PROXIES: 'loopback' })
    anna = await shop.person('Anna', { zip_code: '1234 AB', phone_number: '06 12345678' })
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

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

  const from = (address: string) => ({ 'x-forwarded-for': address })
  /** Of calls side by side: a failure takes a quarter of a second. */
  const codes = async (calls: readonly (() => ReturnType<typeof find>)[]) => {
    const answers = await Promise.all(calls.map((call) => call()))
    return answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'found')
  }
  const wrong = (number: unknown, address: string) => () => find(String(number), { digits: '0000' }, from(address))

  it('[Y7] wrong guesses close a number to the network that guesses, and to no other', async () => {
    await forget()
    const { number } = await shop.addJob(repair, { customer: anna.id })
    const five = Array(5).fill(wrong(number, '198.51.100.7'))
    expect(await codes(five)).toEqual(Array(5).fill('NOT_FOUND'))
    expect(await codes(five)).toEqual(Array(5).fill('RATE_LIMITED'))
    const right = (address: string) => () => find(String(number), { digits: '5678' }, from(address))
    expect(await codes([right('198.51.100.7'), right('203.0.113.9')])).toEqual(['RATE_LIMITED', 'found'])
    // One subscriber of many networks is closed out as a whole.
    const other = await shop.addJob(repair, { customer: anna.id })
    const all = (digits: string) => (index: number) => () =>
      find(String(other.number), { postcode: '9999 ZZ', digits }, from(`2001:db8:7:${index.toString(16)}::1`))
    const ten = Array.from({ length: 10 }, (_, index) => all('0000')(index))
    expect(await codes(ten)).toEqual(Array(10).fill('NOT_FOUND'))
    expect(await codes([all('5678')(11)])).toEqual(['RATE_LIMITED'])
  })

  it('[Y7] after ten wrong guesses at a number strangers are asked for both, and told so; who found it before is not', async () => {
    await forget()
    await shop.admin.rest('PUT', 'shop-settings/edit', { phone: '0413 123 456' })
    const { number } = await shop.addJob(repair, { customer: anna.id })
    const known = await fetch(`${shop.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: `mutation { findJob(number: "${number}", digits: "5678") { number } }` }),
    })
    const cookie =
      known.headers
        .getSetCookie()
        .find((each) => each.startsWith('visitor='))
        ?.split(';')[0] ?? ''
    const guesses = Array.from({ length: 10 }, (_, index) => wrong(number, `198.51.${index}.7`))
    expect(await codes(guesses)).toEqual(Array(10).fill('NOT_FOUND'))

    const ask = (answers: object, headers = from('203.0.113.77')) => find(String(number), answers, headers)
    const outcomes = [await ask({ digits: '5678' }), await ask({ digits: '0000' })]
    for (const { errors } of outcomes) {
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'VALIDATION',
        errors: { postcode: ['Now enter your postcode too.'] },
      })
      expect(errors?.[0]?.message).toMatch(/^Many wrong guesses were made\./)
      expect(errors?.[0]?.message).toContain('Please call us on 0413 123 456.')
    }
    expect((await ask({ postcode: '1234 AB' })).errors?.[0]?.extensions.errors).toEqual({
      digits: ['Now enter the last four digits of your phone number too.'],
    })
    const half = await ask({ postcode: '9999 ZZ', digits: '5678' })
    expect(half.errors?.[0]?.message).toContain('both have to be right now')
    expect((await ask({ postcode: '1234 AB', digits: '5678' })).data?.findJob).toMatchObject({ number })
    expect((await ask({ digits: '5678' }, { ...from('203.0.113.78'), cookie } as never)).data?.findJob).toMatchObject({
      number,
    })
  })

  it('[Y7] so many guesses side by side as no network makes in a row compare one answer ten times', async () => {
    await forget()
    const { number } = await shop.addJob(repair, { customer: anna.id })
    const outcomes = await Promise.all(Array.from({ length: 24 }, (_, index) => wrong(number, `198.52.${index}.7`)()))
    const counted = outcomes.map(({ errors }) => errors?.[0]?.extensions.code)
    expect(counted.filter((code) => code === 'NOT_FOUND')).toHaveLength(10)
    expect(counted.filter((code) => code === 'VALIDATION')).toHaveLength(14)
  })

  it('[Y7] after sixty wrong guesses in the whole shop strangers are asked for both, and the right ones pass', async () => {
    await forget()
    const { number } = await shop.addJob(repair, { customer: anna.id })
    const right = (answers: object) => find(String(number), answers, from('203.0.113.90'))
    for (let round = 0; round < 3; round++) {
      const guesses = Array.from({ length: 20 }, (_, index) =>
        wrong(`26-9${round}${10 + index}`, `198.53.${index}.7`)(),
      )
      await Promise.all(guesses)
    }
    expect((await right({ digits: '5678' })).errors?.[0]?.extensions.code).toBe('VALIDATION')
    expect((await right({ digits: '5678', postcode: '1234AB' })).errors).toBeUndefined()
  })
})
