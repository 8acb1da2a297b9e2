import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { type AppointmentShop, at, done, startAppointmentShop } from './appointmentShop.js'

interface Stored {
  state: string
  customer: { id: number } | null
  statusRepair: { id: number; number: string } | null
}

let keys = 0

describe.each(testDatabases)('an appointment that becomes an intake, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: AppointmentShop
  let kind: number

  beforeAll(async () => {
    database = await create()
    shop = await startAppointmentShop(database)
    kind = await shop.kind({ capacity: 5 })
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const add = async () => {
    const input = { kind, startsAt: at(3, '10:00'), name: 'Wim', phoneNumber: '06 12345678' }
    const mutation = 'mutation ($input: AppointmentInput!) { addAppointment(input: $input, notify: false) { id } }'
    return done(await shop.admin<{ addAppointment: { id: number } }>(mutation, { input })).addAppointment.id
  }
  const read = async (id: number) => {
    const query = `{ appointment(id: ${id}) { state customer { id } statusRepair { id number } } }`
    return done(await shop.admin<{ appointment: Stored }>(query)).appointment
  }
  const take = (appointment: number | null) =>
    shop.admin<{ takeIn: { id: number; number: string } }>(
      'mutation ($intake: TakeInInput!, $key: String!) { takeIn(intake: $intake, key: $key) { id number } }',
      {
        key: `taken-${++keys}`,
        intake: {
          ...{ kind: 'statusRepair', appointment, newDevice: { brand: 'HP' } },
          newCustomer: { name: 'Wim', phoneNumber: '06 12345678' },
          job: { descriptionProblem: 'Does not start' },
        },
      },
    )
  const jobs = async () =>
    done(await shop.admin<{ statusesRepair: { total: number } }>('{ statusesRepair { total } }')).statusesRepair.total

  it('[T9] notes the job and its customer, and that the customer came', async () => {
    const id = await add()
    const { takeIn } = done(await take(id))
    const stored = await read(id)
    expect(stored).toMatchObject({ state: 'come', statusRepair: { id: takeIn.id, number: takeIn.number } })
    expect(stored.customer?.id).toBeGreaterThan(0)
    done(await take(null))
    expect((await read(id)).statusRepair?.id).toBe(takeIn.id)
  })

  it('[T9] stays cancelled when its customer comes all the same', async () => {
    const id = await add()
    done(await shop.admin(`mutation { cancelAppointmentByShop(id: ${id}, notify: false) { id } }`))
    const { takeIn } = done(await take(id))
    expect(await read(id)).toMatchObject({ state: 'cancelled', statusRepair: { id: takeIn.id } })
  })

  it('[T9] takes nothing in for an appointment that is not there', async () => {
    const before = await jobs()
    const { errors } = await take(987_654)
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    expect(await jobs()).toBe(before)
  })
})
