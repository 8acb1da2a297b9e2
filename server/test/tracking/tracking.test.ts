import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { StatusRepair } from '../../src/entities/StatusRepair.js'
import { fieldsOf } from '../../src/fields/FieldDescription.js'
import { JobGuess } from '../../src/tracking/JobGuess.js'
import { pauseAfter } from '../../src/tracking/jobGuesses.js'
import { type JobShop, type Person, startJobShop } from '../jobs/jobShop.js'
import { kinds } from '../jobs/kinds.js'
import { bothDatabases, type TestDatabase } from '../testDatabases.js'

/** What the holder of an address reads; everything else of a job stays with the shop. */
const shown = [
  'kind',
  'number',
  'status',
  'currentStatus',
  'description',
  'descriptionProblem',
  'whatHasBeenDone',
  'device',
  'intakeDate',
  'promisedOn',
  'warrantyUntil',
  'pickedUpAt',
  'lines',
  'usedParts',
  'costs',
  'includingVat',
  'timeline',
  'addressDays',
  'quotes',
]

const repair = kinds[1]

describe.each(bothDatabases)('jobs without a login, on $name', ({ create }) => {
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
      'mutation ($number: String!, $postcode: String, $digits: String) { findJob(number: $number, postcode: $postcode, digits: $digits) { number status } }',
      { number, ...answers },
      headers,
    )
  const forget = () => shop.services.database.write((manager) => manager.deleteAll(JobGuess))

  it('[K23] shows the holder of an address these fields of a job, and no other', async () => {
    const type = shop.api.schema.getType('TrackedJob')
    const fields = Object.keys((type as unknown as { getFields(): object }).getFields())
    expect(fields.sort()).toEqual([...shown].sort())
    const hidden = fieldsOf(StatusRepair)
      .map(({ name }) => name)
      .filter((name) => !shown.includes(name))
    expect(hidden).toEqual(
      expect.arrayContaining(['customer', 'contactPhone', 'costLimit', 'accessCode', 'assignedTo', 'condition']),
    )
  })

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
      expect((await find(asked, answers)).data?.findJob).toEqual({ number: plain, status: 'waiting' })
    }
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
    expect([4, 5, 6, 7, 12, 200].map(pauseAfter)).toEqual([
      0,
      15 * minute,
      30 * minute,
      60 * minute,
      1440 * minute,
      1440 * minute,
    ])
  })
})
