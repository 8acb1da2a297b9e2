import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Appointment } from '../../../src/features/appointments/Appointment.js'
import { Claim } from '../../../src/features/appointments/Claim.js'
import { eraseCustomer } from '../../../src/features/privacy/eraseCustomer.js'
import { exportCustomer } from '../../../src/features/privacy/exportCustomer.js'
import { Cleaning } from '../../../src/features/retention/Cleaning.js'
import { ownContext } from '../../../src/kernel/context/ownContext.js'
import { tablesWith } from '../../tablesWith.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { type AppointmentShop, at, done, startAppointmentShop } from './appointmentShop.js'

/** Found anywhere in the database after erasure, something was not erased. */
const secret = 'Zandvoort'
const emailAddress = 'eva.zandvoort@example.com'

describe.each(testDatabases)('what is stored of appointments, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: AppointmentShop

  beforeAll(async () => {
    database = await create()
    shop = await startAppointmentShop(database, { KEEP_APPOINTMENTS: '12 months' })
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const reader = () => shop.services.database.reader

  async function customer(): Promise<number> {
    const register = 'mutation ($input: CreateCustomerInput!) { register(input: $input) { id } }'
    const input = { name: `Eva ${secret}`, email: emailAddress, language: 'nl' }
    return done(await shop.admin<{ register: { id: number } }>(register, { input })).register.id
  }

  it('[T12] [K19] of a customer are exported, counted and erased, those made without a login and deleted ones too', async () => {
    const kind = await shop.kind({ capacity: 5 })
    const id = await customer()
    const own = { name: secret, emailAddress: emailAddress.toUpperCase(), remark: `Van ${secret}` }
    await shop.booked(kind, at(2, '10:00'), own)
    await shop.booked(kind, at(2, '11:00'), own)
    const other = await shop.booked(kind, at(2, '11:00'), { name: 'Bert' })
    const byShop = 'mutation ($input: AppointmentInput!) { addAppointment(input: $input, notify: false) { id } }'
    done(await shop.admin(byShop, { input: { kind, startsAt: at(3, '10:00'), name: secret, customer: id } }))
    const [first] = await reader().find(Appointment, { order: { id: 'ASC' } })
    expect(first).toMatchObject({ customer: id, emailAddress: emailAddress.toUpperCase() })
    done(await shop.admin(`mutation { cancelAppointmentByShop(id: ${first?.id}, notify: false) { id } }`))
    done(await shop.admin(`mutation { deleteAppointment(id: ${first?.id}) { deleted } }`))

    const counted = await shop.admin<{ customerData: object }>(`{ customerData(id: ${id}) { appointments } }`)
    expect(done(counted).customerData).toEqual({ appointments: 2 })
    const exported = (await exportCustomer(shop.services, id)) as { appointments: { startsAt: string }[] }
    expect(exported.appointments.map(({ startsAt }) => startsAt)).toEqual([at(2, '11:00'), at(3, '10:00')])
    expect(JSON.stringify(exported)).not.toContain('Bert')

    await eraseCustomer(ownContext(shop.services), id)
    expect(await tablesWith(reader(), secret)).toEqual([])
    expect(done(await shop.byCode(other.code)).appointmentByCode.name).toBe('Bert')
    expect(await reader().countBy(Claim, { resource: kind })).toBe(6)
  })

  it('[T12] that are over for as long as the setting says are removed with their history, and no other', async () => {
    const now = new Date('2031-03-15T12:00:00.000Z')
    const cleaning = new Cleaning(() => ownContext(shop.services))
    await cleaning.clean(now)
    const kind = await shop.kind({ capacity: 5 })
    const codes = [await shop.booked(kind, at(2, '10:00')), await shop.booked(kind, at(3, '10:00'))]
    const [old, young] = await reader().find(Appointment, { where: { kind }, order: { id: 'ASC' } })
    const ended = (endsAt: string) =>
      shop.services.database.write((manager) => manager.update(Appointment, { kind }, { endsAt }))
    await ended('2030-03-15T12:00:00.001Z')
    expect(await cleaning.clean(now)).toMatchObject({ appointments: 0 })
    await shop.services.database.write((manager) =>
      manager.update(Appointment, { id: old?.id ?? 0 }, { endsAt: '2030-03-15T12:00:00.000Z' }),
    )
    expect(await cleaning.clean(now)).toMatchObject({ appointments: 1 })
    expect((await reader().findBy(Appointment, { kind })).map(({ id }) => id)).toEqual([young?.id])
    const opened = await Promise.all(codes.map(({ code }) => shop.byCode(code)))
    expect(opened.map(({ errors }) => errors === undefined)).toEqual([false, true])
    expect(await reader().countBy(Claim, { resource: kind })).toBe(6)
  })
})
