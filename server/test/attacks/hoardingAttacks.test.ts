import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { MoreThan } from 'typeorm'
import { Appointment } from '../../src/features/appointments/Appointment.js'
import { Cleaning } from '../../src/features/retention/Cleaning.js'
import { ownContext } from '../../src/kernel/context/ownContext.js'
import { NetworkTrace } from '../../src/kernel/limits/NetworkTrace.js'
import { at, done, refusal, startAppointmentShop } from '../features/appointments/appointmentShop.js'
import { callsOf } from '../features/reservations/reservationShop.js'
import { type TestDatabase, testDatabases } from '../testDatabases.js'

const dayMilliseconds = 24 * 60 * 60 * 1000

/** As a proxy tells the shop who calls. */
const from = (network: string) => ({ 'x-forwarded-for': network })

describe.each(testDatabases)('a robot that takes everything, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: Awaited<ReturnType<typeof startAppointmentShop>>
  let people = 0

  beforeAll(async () => {
    database = await create()
    // Twice as much within a day, four times as many appointments to come.
    shop = await startAppointmentShop(database, { MESSAGE_LIMIT: '4/1s', TRUSTED_PROXIES: 'loopback' })
    const update = 'mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { id } }'
    done(await shop.admin(update, { input: { phone: '0413 123 456' } }))
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  /** Another person each time, who waits until the network may call again. */
  async function patiently<Answer extends { errors?: { message: string; extensions: { code: string } }[] }>(
    call: () => Promise<Answer>,
  ): Promise<Answer> {
    const answer = await call()
    const [error] = answer.errors ?? []
    if (error?.extensions.code !== 'RATE_LIMITED' || error.message.includes('call us')) return answer
    await new Promise((resolve) => setTimeout(resolve, 1000))
    return call()
  }
  /** Makes what was made so far two days older. */
  const aDayLater = (type: typeof Appointment) =>
    shop.services.database.write((manager) =>
      manager.update(
        type,
        { id: MoreThan(0) },
        { createdAt: new Date(Date.now() - 2 * dayMilliseconds).toISOString() },
      ),
    )
  const book = (kind: number, startsAt: string, network: string) =>
    patiently(() =>
      shop.book(kind, startsAt, { emailAddress: `robot${++people}@example.com`, phoneNumber: null }, from(network)),
    )

  it('[T12] one that books everything under new names gets its share of a day and of the agenda, and others the rest', async () => {
    const kind = await shop.kind({ capacity: 20 })
    const booked = async (network: string, tries: number) => {
      const answers = []
      for (let index = 0; index < tries; index++) answers.push(await book(kind, at(3, '10:00'), network))
      return answers
    }
    const first = await booked('198.51.100.7', 9)
    expect(first.filter(({ errors }) => !errors)).toHaveLength(8)
    const today = refusal(first.at(-1) ?? {})
    expect([today.extensions.code, today.message]).toEqual([
      'RATE_LIMITED',
      '8 appointments have been made from this network within a day, perhaps by others. Please call us on 0413 123 456.',
    ])
    // Another network has a share of its own.
    expect((await book(kind, at(3, '10:00'), '203.0.113.9')).errors).toBeUndefined()
    // Cancelling gives nothing back of a day.
    done(await shop.cancel(first[0]?.data?.bookAppointment.code ?? ''))
    expect(refusal(await book(kind, at(3, '10:00'), '198.51.100.7')).extensions.code).toBe('RATE_LIMITED')
    await aDayLater(Appointment)
    await booked('198.51.100.7', 8)
    await aDayLater(Appointment)
    const last = await booked('198.51.100.7', 2)
    expect(last.map(({ errors }) => errors?.[0]?.extensions.code ?? 'booked')).toEqual(['booked', 'CONFLICT'])
    expect(refusal(last[1] ?? {}).message).toMatch(
      /^16 appointments from this network .* Please call us on 0413 123 456\.$/,
    )
  })

  it('[T12] [V4] one that reserves everything under new names gets its share of the products', async () => {
    const { reserve, cancel } = callsOf(shop)
    const create = 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { id } }'
    const ids: number[] = []
    for (let index = 0; index < 6; index++) {
      const input = { language: 'nl', title: `Laptop ${index}`, price: 24900, stock: 5 }
      ids.push(done(await shop.admin<{ createProduct: { id: number } }>(create, { input })).createProduct.id)
    }
    const answers = []
    for (const id of ids) {
      answers.push(await patiently(() => reserve(id, { email: `greedy${++people}@example.com` }, from('198.51.100.8'))))
    }
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'reserved')).toEqual([
      ...Array(4).fill('reserved'),
      ...Array(2).fill('CONFLICT'),
    ])
    expect(refusal(answers[4] ?? {}).message).toBe(
      '4 products are already put aside from this network, perhaps for others. Please call us on 0413 123 456.',
    )
    // What is given back can be taken again, and another network has a share of its own.
    done(await cancel(answers[0]?.data?.reserveProduct.code ?? ''))
    const again = await patiently(() => reserve(ids[4] ?? 0, { email: 'again@example.com' }, from('198.51.100.8')))
    expect(again.errors).toBeUndefined()
    const other = await reserve(ids[5] ?? 0, { email: 'other@example.com' }, from('203.0.113.9'))
    expect(other.errors).toBeUndefined()
  })

  it('[T12] the network is stored unreadably, and no longer than it counts', async () => {
    const { reader } = shop.services.database
    const stored = JSON.stringify(await reader.find(NetworkTrace))
    for (const network of ['198.51.100.7', '198.51.100.8', '203.0.113.9']) expect(stored).not.toContain(network)
    await shop.services.database.write((manager) => manager.update(Appointment, { id: MoreThan(0) }, { state: 'come' }))
    await new Cleaning(() => ownContext(shop.services)).clean(new Date(Date.now() + 2 * dayMilliseconds))
    const waiting = await reader.find(NetworkTrace)
    expect(waiting.every(({ kind }) => kind === 'reservation')).toBe(true)
    expect(waiting.length).toBeGreaterThan(0)
  })
})
