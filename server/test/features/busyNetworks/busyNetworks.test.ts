import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { MoreThan } from 'typeorm'
import { Appointment } from '../../../src/features/appointments/Appointment.js'
import { OutgoingMail } from '../../../src/features/messages/OutgoingMail.js'
import { Product } from '../../../src/features/products/Product.js'
import { LoginAttempt } from '../../../src/features/sessions/LoginAttempt.js'
import { NetworkTrace } from '../../../src/kernel/limits/NetworkTrace.js'
import { leaveTraces } from '../../../src/kernel/limits/networkTraces.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { at, done, startAppointmentShop } from '../appointments/appointmentShop.js'
import { callsOf } from '../reservations/reservationShop.js'

interface Busy {
  network: string
  width: string
  firstAt: string
  lastAt: string
  guesses: number
  passwords: number
  appointments: number
  reservations: number
  photos: number
  openAppointments: number
  openReservations: number
}

const query = `{ busyNetworks {
  network width firstAt lastAt guesses passwords appointments reservations photos openAppointments openReservations
} }`

/** As a proxy tells the shop who calls. */
const from = (address: string) => ({ 'x-forwarded-for': address })

describe.each(bothDatabases)('much from one network, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: Awaited<ReturnType<typeof startAppointmentShop>>

  beforeAll(async () => {
    database = await create()
    shop = await startAppointmentShop(database, { TRUSTED_PROXIES: 'loopback' })
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })
  beforeEach(() => shop.services.database.write((manager) => manager.deleteAll(NetworkTrace)))

  const busy = async () => done(await shop.admin<{ busyNetworks: Busy[] }>(query)).busyNetworks
  const guess = (address: string, count: number) =>
    shop.services.database.write((manager) =>
      leaveTraces(manager, { services: shop.services, caller: { address } as never }, 'guess', Array(count).fill(null)),
    )
  const product = async (stock: number) => {
    const create = 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { id } }'
    const input = { language: 'nl', title: `Laptop ${Math.random()}`, price: 24900, stock }
    return done(await shop.admin<{ createProduct: { id: number } }>(create, { input })).createProduct.id
  }

  it('[Y12] names the narrowest network from which more came than is usual, and none for what is usual', async () => {
    await guess('192.0.2.1', 5)
    await guess('2001:db8:7:1::1', 5)
    expect(await busy()).toEqual([])
    await guess('192.0.2.1', 1)
    expect(await busy()).toMatchObject([{ width: 'narrow', guesses: 6, appointments: 0, openReservations: 0 }])
    // Sixty /64s of one subscriber, none of which does much.
    for (let index = 0; index < 60; index++) await guess(`2001:db8:9:${index.toString(16)}00::1`, 1)
    expect(await busy()).toMatchObject([
      { width: 'widest', guesses: 60 },
      { width: 'narrow', guesses: 6 },
    ])
    const stored = JSON.stringify([await busy(), await shop.services.database.reader.find(NetworkTrace)])
    for (const address of ['192.0.2', '2001:db8']) expect(stored).not.toContain(address)
    await shop.services.database.write((manager) =>
      manager.update(NetworkTrace, { id: MoreThan(0) }, { at: new Date(Date.now() - 61 * 60_000).toISOString() }),
    )
    expect(await busy()).toEqual([])
  })

  it('[Y12] one press cancels what it made in the last hour, gives the stock back, and mails each address once', async () => {
    const { reserve } = callsOf(shop)
    const kind = await shop.kind({ capacity: 20 })
    const ids = [await product(3), await product(3)]
    const robot = from('198.51.100.7')
    for (let index = 0; index < 4; index++) {
      const person = { emailAddress: `robot${index % 2}@example.com`, phoneNumber: null }
      done(await shop.book(kind, at(3, '10:00'), person, robot))
    }
    for (const id of ids) {
      done(await reserve(id, { email: 'robot0@example.com' }, robot))
      done(await reserve(id, { email: 'robot1@example.com' }, robot))
    }
    const neighbour = done(
      await shop.book(
        kind,
        at(3, '10:00'),
        { emailAddress: 'anna@example.com', phoneNumber: null },
        from('198.51.100.8'),
      ),
    )
    const [found] = await busy()
    expect(found).toMatchObject({
      ...{ width: 'narrow', appointments: 4, reservations: 4, openAppointments: 4, openReservations: 4, guesses: 0 },
    })
    const { reader } = shop.services.database
    const mailsBefore = await reader.count(OutgoingMail)
    const press = () =>
      shop.admin<{ cancelFromNetwork: object }>(
        'mutation ($network: String!) { cancelFromNetwork(network: $network) { appointments reservations } }',
        { network: found?.network },
      )
    expect(done(await press()).cancelFromNetwork).toEqual({ appointments: 4, reservations: 4 })
    expect(done(await press()).cancelFromNetwork).toEqual({ appointments: 0, reservations: 0 })
    for (const id of ids) expect((await reader.findOneByOrFail(Product, { id })).stock).toBe(3)
    expect(await reader.countBy(Appointment, { state: 'booked' })).toBe(1)
    expect(neighbour.bookAppointment.state).toBe('booked')
    const mails = (await reader.find(OutgoingMail, { order: { id: 'ASC' } })).slice(mailsBefore)
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([
      'robot0@example.com',
      'robot0@example.com',
      'robot1@example.com',
      'robot1@example.com',
    ])
    expect(await busy()).toMatchObject([{ appointments: 4, openAppointments: 0, openReservations: 0 }])
  })

  it('[Y12] wrong guesses at a number of a job leave a trace, and right ones none', async () => {
    const find = () =>
      shop.graphql('mutation { findJob(number: "26-0001", digits: "0000") { number } }', {}, from('192.0.2.9'))
    await find()
    const traces = await shop.services.database.reader.find(NetworkTrace)
    expect(traces).toMatchObject([{ kind: 'guess', record: null, widest: null }])
  })

  it('[Y12] names the network of many wrong passwords, at accounts that there are and that there are not', async () => {
    const logIn = 'mutation ($email: String!) { login(email: $email, password: "a wrong one") { id } }'
    for (let time = 0; time < 11; time++) {
      const email = time % 2 ? 'cms-admin@example.com' : `nobody${time}@example.com`
      const { errors } = await shop.graphql(logIn, { email }, from('192.0.2.77'))
      expect(errors?.[0]?.extensions.code).toMatch(/^(CREDENTIALS|LOCKED)$/)
      await shop.services.signIns.written()
      // What is locked is compared with nothing, and counts as no guess.
      await shop.services.database.write((manager) => manager.deleteAll(LoginAttempt))
      if (time === 9) expect(await busy()).toEqual([])
    }
    expect(await busy()).toMatchObject([{ width: 'narrow', passwords: 11, guesses: 0, openAppointments: 0 }])
  })
})
