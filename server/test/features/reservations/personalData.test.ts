import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eraseCustomer } from '../../../src/features/privacy/eraseCustomer.js'
import { exportCustomer } from '../../../src/features/privacy/exportCustomer.js'
import { Reservation } from '../../../src/features/reservations/Reservation.js'
import { ReservationHold } from '../../../src/features/reservations/ReservationHold.js'
import { Cleaning } from '../../../src/features/retention/Cleaning.js'
import { ownContext } from '../../../src/kernel/context/ownContext.js'
import { tablesWith } from '../../tablesWith.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { done } from '../appointments/appointmentShop.js'
import { type ReservationShop, startReservationShop } from './reservationShop.js'

/** Found anywhere in the database after erasure, something was not erased. */
const secret = 'Terneuzen'
const email = 'eva.terneuzen@example.com'

describe.each(testDatabases)('what is stored of reservations, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: ReservationShop

  beforeAll(async () => {
    database = await create()
    shop = await startReservationShop(database, { KEEP_RESERVATIONS: '12 months' })
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const reader = () => shop.services.database.reader

  it('[V4] [K19] of a customer are exported, counted and erased, deleted ones too; what waited goes back into the stock', async () => {
    const register = 'mutation ($input: CreateCustomerInput!) { register(input: $input) { id } }'
    const customer = { name: `Eva ${secret}`, email, language: 'nl' }
    const { id } = done(await shop.admin<{ register: { id: number } }>(register, { input: customer })).register
    const pairs = [await shop.product({ stock: 3 }), await shop.product({ stock: 3 })]
    for (const [nl] of pairs) done(await shop.reserve(nl, { name: secret, email: email.toUpperCase() }))
    done(await shop.reserve(pairs[0]?.[1] ?? 0, { name: 'Bert', email: 'bert@example.com' }))
    const [first] = await reader().find(Reservation, { order: { id: 'ASC' } })
    done(await shop.admin(`mutation { deleteReservation(id: ${first?.id}) { deleted } }`))
    expect(await shop.stocks(pairs[0] ?? [])).toEqual([2, 2])

    const counted = await shop.admin<{ customerData: object }>(`{ customerData(id: ${id}) { reservations } }`)
    expect(done(counted).customerData).toEqual({ reservations: 1 })
    const exported = JSON.stringify(await exportCustomer(shop.services, id))
    expect(exported).toContain('"kind":"reservation"')
    expect(exported).not.toContain('Bert')

    await eraseCustomer(ownContext(shop.services), id)
    expect(await tablesWith(reader(), secret)).toEqual([])
    expect(await shop.stocks(pairs[0] ?? [])).toEqual([2, 2])
    expect(await shop.stocks(pairs[1] ?? [])).toEqual([3, 3])
    expect(await reader().count(ReservationHold)).toBe(1)
  })

  it('[V4] that ended as long ago as the setting says are removed with their history, and none that waits', async () => {
    const cleaning = new Cleaning(() => ownContext(shop.services))
    const [nl] = await shop.product({ stock: 3 })
    const people = ['oud@example.com', 'jong@example.com', 'wacht@example.com']
    const codes: string[] = []
    for (const each of people) codes.push(done(await shop.reserve(nl, { email: each })).reserveProduct.code)
    for (const code of codes.slice(0, 2)) done(await shop.cancel(code))
    const ended = (endedAt: string, of = '') =>
      shop.services.database.write((manager) => manager.update(Reservation, { email: of }, { endedAt }))
    await ended('2030-03-15T12:00:00.000Z', people[0])
    await ended('2030-03-15T12:00:00.001Z', people[1])
    expect(await cleaning.clean(new Date('2031-03-15T12:00:00.000Z'))).toMatchObject({ reservations: 1 })
    const opened = await Promise.all(codes.map((code) => shop.byCode(code)))
    expect(opened.map(({ errors }) => errors === undefined)).toEqual([false, true, true])
  })
})
