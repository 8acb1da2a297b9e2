import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { OutgoingMail } from '../../../src/features/messages/OutgoingMail.js'
import { Product } from '../../../src/features/products/Product.js'
import { Reservation } from '../../../src/features/reservations/Reservation.js'
import { ReservationHold } from '../../../src/features/reservations/ReservationHold.js'
import { required } from '../../required.js'
import { startTestShop } from '../../startTestShop.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { at, dayAhead, done, refusal } from '../appointments/appointmentShop.js'
import { callsOf, type ReservationShop, startReservationShop } from './reservationShop.js'

describe.each(bothDatabases)('products that visitors reserve, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: ReservationShop

  beforeAll(async () => {
    database = await create()
    shop = await startReservationShop(database)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const reader = () => shop.services.database.reader
  const subjectsTo = async (recipient: string) =>
    (await reader().find(OutgoingMail, { where: { recipient }, order: { id: 'ASC' } })).map(({ subject }) => subject)

  it('[V4] of twenty who ask at once for the last one, in either language, one gets it and the others hear that it is sold out', async () => {
    const pair = await shop.product({ stock: 1 })
    const asked = Array.from({ length: 20 }, (_, index) =>
      shop.reserve(pair[index % 2] ?? 0, { email: `samen${index}@example.com` }),
    )
    const answers = await Promise.all(asked)
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
    const refusals = answers.filter(({ errors }) => errors).map(refusal)
    expect(new Set(refusals.map(({ extensions, message }) => `${extensions.code} ${message}`))).toEqual(
      new Set(['CONFLICT The last one has just gone: this product is sold out.']),
    )
    expect(await shop.stocks(pair)).toEqual([0, 0])
    expect(await reader().countBy(Reservation, { state: 'waiting' })).toBe(1)
    expect(await reader().count(ReservationHold)).toBe(1)
  })

  it('[V4] one a person, by e-mail address or phone number in any writing, side by side too, until it has ended', async () => {
    const pair = await shop.product({ stock: 9 })
    const other = await shop.product({ stock: 9 })
    const person = [
      { email: 'EVA@example.com ', phone: '06-12345678' },
      { email: 'eva@example.com', phone: '06 87654321' },
      { email: 'iemand@example.com', phone: '+31 6 1234 5678' },
    ]
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, index) => shop.reserve(pair[index % 2] ?? 0, person[index % 3] ?? {})),
    )
    const made = answers.flatMap(({ data }) => data?.reserveProduct ?? [])
    // The second and the third person have nothing in common.
    expect(made.length).toBeGreaterThan(0)
    expect(made.length).toBeLessThan(3)
    expect(refusal(answers.find(({ errors }) => errors) ?? {}).message).toMatch(/already reserved/)
    expect(await shop.stocks(pair)).toEqual([9 - made.length, 9 - made.length])
    done(await shop.reserve(other[0], person[0] ?? {}))
    for (const { code } of made) done(await shop.cancel(code))
    expect(await shop.stocks(pair)).toEqual([9, 9])
    done(await shop.reserve(pair[1], person[0] ?? {}))
  })

  it('[Y31] names what is missing with all else that is wrong', async () => {
    const reserve = 'mutation ($input: ReserveProductInput!) { reserveProduct(input: $input) { code } }'
    const faultsOf = async (input: object) => {
      const { extensions } = refusal(await shop.graphql(reserve, { input }))
      return [extensions.code, ...Object.keys(extensions.errors ?? {}).sort()]
    }
    expect(await faultsOf({})).toEqual(['VALIDATION', 'email', 'name', 'product'])
    expect(await faultsOf({ phone: 'abc' })).toEqual(['VALIDATION', 'email', 'name', 'phone', 'product'])
    expect(await faultsOf({ product: 'x', phone: 'abc' })).toEqual(['VALIDATION', 'email', 'name', 'phone', 'product'])
  })

  it('[V4] is for two opening days, with exceptions, and then expires: once, with two instances too, and with a mail', async () => {
    const closed = { firstDay: dayAhead(1), lastDay: dayAhead(1), reasonNl: 'Uitje', spans: [] }
    await shop.change({ openingExceptions: [closed] })
    const pair = await shop.product({ title: 'Wacht', stock: 2 })
    const visitor = { email: 'laat@example.com', phone: '06 11112222', language: 'nl' }
    const { code, collectBefore, state } = done(await shop.reserve(pair[0], visitor)).reserveProduct
    await shop.change({ openingExceptions: [] })
    expect([collectBefore, state]).toEqual([at(3, '17:00'), 'waiting'])
    const early = done(await shop.reserve(pair[1], { email: 'optijd@example.com', language: 'en' })).reserveProduct
    expect(early.collectBefore).toBe(at(2, '17:00'))
    const [row] = await reader().findBy(Reservation, { email: 'optijd@example.com' })
    done(await shop.admin(`mutation { collectReservation(id: ${row?.id}) { id } }`))

    const second = await startTestShop(database)
    try {
      // Those of the tests before are over then.
      await shop.expire(at(3, '16:59'))
      expect(done(await shop.byCode(code)).reservationByCode.state).toBe('waiting')
      const rounds = [shop, callsOf(second), shop, callsOf(second)].map((each) => each.expire(at(3, '17:00')))
      expect((await Promise.all(rounds)).reduce((sum, count) => sum + count)).toBe(1)
    } finally {
      await second.close()
    }
    expect(await shop.stocks(pair)).toEqual([1, 1])
    expect(done(await shop.byCode(code)).reservationByCode).toMatchObject({ state: 'expired', title: 'Wacht' })
    expect(refusal(await shop.cancel(code)).extensions.code).toBe('CONFLICT')
    expect(await subjectsTo('laat@example.com')).toEqual(['Gereserveerd: Wacht', 'Je reservering is verlopen: Wacht'])
    expect(await subjectsTo('optijd@example.com')).toEqual(['Reserved: Wacht'])
    const toShop = (await subjectsTo('winkel@example.com')).filter((subject) => subject.includes('Wacht'))
    expect(toShop).toEqual([
      'Gereserveerd door Anna: Wacht',
      'Gereserveerd door Anna: Wacht',
      'Niet opgehaald: Wacht van Anna',
    ])
  })

  it('[V4] the secret address shows it and cancels it once; the shop collects or cancels what waits', async () => {
    const pair = await shop.product({ stock: 3 })
    const [mail] = ['geheim@example.com']
    const { code } = done(await shop.reserve(pair[0], { email: mail })).reserveProduct
    expect(done(await shop.byCode(code)).reservationByCode).toMatchObject({ state: 'waiting', price: 24900 })
    const [confirmation] = await reader().find(OutgoingMail, { where: { recipient: mail ?? '' } })
    expect(confirmation).toMatchObject({ isSecret: true })
    expect(confirmation?.text).toContain('[link]')
    expect(JSON.stringify(await reader().find(OutgoingMail))).not.toContain(code)
    expect(refusal(await shop.byCode(code.split('').reverse().join(''))).extensions.code).toBe('NOT_FOUND')
    const cancelled = await Promise.all([shop.cancel(code), shop.cancel(code), shop.cancel(code)])
    expect(cancelled.filter(({ errors }) => !errors)).toHaveLength(1)
    expect(await shop.stocks(pair)).toEqual([3, 3])

    const own = done(await shop.reserve(pair[1], { email: mail })).reserveProduct
    const [row] = await reader().findBy(Reservation, { email: mail ?? '', state: 'waiting' })
    const byShop = `mutation { cancelReservationByShop(id: ${row?.id}) { state endedAt } }`
    expect(done(await shop.admin(byShop))).toMatchObject({ cancelReservationByShop: { state: 'cancelled' } })
    expect(refusal(await shop.admin(byShop)).extensions.code).toBe('CONFLICT')
    expect(done(await shop.byCode(own.code)).reservationByCode.state).toBe('cancelled')
    expect(await shop.stocks(pair)).toEqual([3, 3])
  })

  it('[V4] a repeated request makes one, and everything at fault is named at once', async () => {
    const pair = await shop.product({ stock: 5 })
    const send = () => shop.reserve(pair[0], { email: 'dubbel@example.com' }, { 'idempotency-key': 'twee-keer' })
    const codes = [done(await send()).reserveProduct.code, done(await send()).reserveProduct.code]
    expect(new Set(codes).size).toBe(1)
    expect(await shop.stocks(pair)).toEqual([4, 4])
    const wrong = refusal(await shop.reserve(pair[0], { name: ' ', email: 'x', phone: 'abc' }))
    expect(Object.keys(wrong.extensions.errors ?? {}).sort()).toEqual(['email', 'name', 'phone'])
    const robot = refusal(await shop.reserve(pair[0], { email: 'robot@example.com', website: 'https://spam.example' }))
    expect(robot.extensions.errors).toHaveProperty('website')
    expect(refusal(await shop.reserve(999_999, { email: 'a@example.com' })).extensions.code).toBe('NOT_FOUND')
    expect(await shop.stocks(pair)).toEqual([4, 4])
  })

  it('[Y4] a repeated key answers what it made itself, never what another has made with the same words since', async () => {
    const pair = await shop.product({ stock: 5 })
    const person = { name: 'Piet', email: 'victim@example.com' }
    const repeated = () => shop.reserve(pair[0], person, { 'idempotency-key': 'first-come' })
    const { code } = done(await repeated()).reserveProduct
    done(await shop.cancel(code))
    const later = done(await shop.reserve(pair[0], { ...person, name: 'Vera' }, { 'idempotency-key': 'own' }))
    const answer = done(await repeated()).reserveProduct
    expect(answer).toMatchObject({ code, state: 'cancelled' })
    expect(answer.code).not.toBe(later.reserveProduct.code)
  })

  it('[V4] [W13] is offered for what is in stock at a price, in a shop with opening hours that uses it', async () => {
    const offered = async (id: number) => {
      const { url } = await reader().findOneByOrFail(Product, { id })
      const query = 'query ($url: String!) { publicCollectBefore(url: $url) }'
      return done(await shop.graphql<{ publicCollectBefore: string | null }>(query, { url })).publicCollectBefore
    }
    const [there] = await shop.product({ stock: 1 })
    expect(await offered(there)).toBe(at(2, '17:00'))
    for (const none of [{ stock: 0 }, { price: 0 }]) {
      const [id] = await shop.product(none)
      expect(await offered(id)).toBeNull()
      expect(refusal(await shop.reserve(id, { email: 'geen@example.com' })).extensions.code).toBe('CONFLICT')
    }
    const hours = await shop.admin<{ shopSettings: object }>(
      '{ shopSettings { openingHours { weekday opens closes } } }',
    )
    await shop.change({ openingHours: [] })
    expect(await offered(there)).toBeNull()
    expect(refusal(await shop.reserve(there, { email: 'geen@example.com' })).message).toMatch(/cannot be reserved/)
    await shop.change(done(hours).shopSettings)
    for (const { id: waiting } of await reader().findBy(Reservation, { state: 'waiting' })) {
      done(await shop.admin(`mutation { cancelReservationByShop(id: ${waiting}) { id } }`))
    }
    for (const part of ['usesReservations', 'usesProducts']) {
      await shop.change({ [part]: false })
      if (part === 'usesReservations') expect(await offered(there)).toBeNull()
      expect(refusal(await shop.reserve(there, { email: 'geen@example.com' })).extensions.code).toBe('NOT_FOUND')
      expect(refusal(await shop.admin('{ reservations { total } }')).extensions.code).toBe('NOT_FOUND')
      await shop.change({ [part]: true })
    }
    expect(await offered(there)).toBe(at(2, '17:00'))
  })

  it('[V4] a product that is deleted leaves its reservations, which end all the same and give back what is restored', async () => {
    const pair = await shop.product({ title: 'Weg', stock: 1 })
    const [nl] = pair
    const { code } = done(await shop.reserve(nl, { email: 'weg@example.com' })).reserveProduct
    done(await shop.admin(`mutation { deleteProduct(id: ${nl}) { deleted } }`))
    expect(done(await shop.cancel(code)).cancelReservation).toMatchObject({ state: 'cancelled', title: 'Weg' })
    done(await shop.admin(`mutation { restoreRecord(entity: product, id: ${nl}) { relinked } }`))
    expect(await shop.stocks(pair)).toEqual([1, 1])
  })

  it('[W13] keep their part, and that of products, on until they are settled', async () => {
    const pair = await shop.product({ stock: 1 })
    const { code } = done(await shop.reserve(pair[0], { email: 'wacht@example.com' })).reserveProduct
    const count = await reader().countBy(Reservation, { state: 'waiting' })
    const message = count === 1 ? '1 reservation is still' : `${count} reservations are still`
    for (const part of ['usesReservations', 'usesProducts']) {
      const answer = await shop.admin(`mutation { updateShop(input: { ${part}: false }) { id } }`)
      expect(refusal(answer).extensions.errors).toEqual({ [part]: [expect.stringContaining(message)] })
    }
    expect(done(await shop.byCode(code)).reservationByCode.state).toBe('waiting')
  })
})

describe('reservations of one network', () => {
  it('[X12] a repeated one is answered though they are used up', async () => {
    const database = await required(bothDatabases[0], 'a database').create()
    const shop = await startReservationShop(database, { MESSAGE_LIMIT: '1/10m' })
    try {
      const pair = await shop.product({ stock: 5 })
      const send = (key: string) => shop.reserve(pair[0], { email: 'weer@example.com' }, { 'idempotency-key': key })
      const { code } = done(await send('een')).reserveProduct
      expect(refusal(await send('twee')).extensions.code).toBe('RATE_LIMITED')
      expect(done(await send('een')).reserveProduct.code).toBe(code)
      expect(await shop.stocks(pair)).toEqual([4, 4])
    } finally {
      await shop.close()
      await database.drop()
    }
  })
})
