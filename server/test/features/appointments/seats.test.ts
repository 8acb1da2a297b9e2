import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Claim } from '../../../src/features/appointments/Claim.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import {
  type AppointmentShop,
  at,
  dayAhead,
  done,
  refusal,
  startAppointmentShop,
  startSecondInstance,
} from './appointmentShop.js'

describe.each(bothDatabases)('seats of appointments on $name', ({ create }) => {
  let database: TestDatabase
  let shop: AppointmentShop
  let other: AppointmentShop

  beforeAll(async () => {
    database = await create()
    const environment = { SESSION_SECRET: 'the same secret for two instances of one shop' }
    shop = await startAppointmentShop(database, environment)
    other = await startSecondInstance(database, environment)
  })
  afterAll(async () => {
    await other.close()
    await shop.close()
    await database.drop()
  })

  const seatsOf = (kind: number) => shop.services.database.reader.countBy(Claim, { resource: kind })

  it('[T4] of fifty at two instances for the last seat one wins, and the others are offered the next times', async () => {
    const kind = await shop.kind({ minutes: 45 })
    const startsAt = at(2, '10:00')
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => (index % 2 ? other : shop).book(kind, startsAt)),
    )
    const won = answers.filter(({ errors }) => !errors)
    const lost = answers.filter(({ errors }) => errors).map(refusal)
    expect(won).toHaveLength(1)
    expect(lost).toHaveLength(49)
    expect(new Set(lost.map(({ extensions }) => extensions.code))).toEqual(new Set(['CONFLICT']))
    for (const { extensions } of lost) {
      expect(extensions.errors?.startsAt).toHaveLength(1)
      // A time that overlaps is not among them.
      expect(extensions.nextSlots?.map(({ time }) => time)).toEqual(['11:00', '11:30', '12:00'])
      expect(extensions.nextSlots?.[0]).toEqual({ startsAt: at(2, '11:00'), endsAt: at(2, '11:45'), time: '11:00' })
    }
    expect(await seatsOf(kind)).toBe(9)
  })

  it('[T4] of as many there are as many as fit at once, also where they overlap and begin at other times', async () => {
    const kind = await shop.kind({ minutes: 45, pauseMinutes: 15, capacity: 2 })
    const starts = ['10:00', '10:30', '11:00']
    const answers = await Promise.all(
      Array.from({ length: 45 }, (_, index) =>
        (index % 2 ? other : shop).book(kind, at(3, starts[index % 3] as string)),
      ),
    )
    const spans = answers.flatMap(({ data }) => (data?.bookAppointment ? [data.bookAppointment.startsAt] : []))
    const hour = 60 * 60_000
    for (let instant = Date.parse(at(3, '09:00')); instant < Date.parse(at(3, '13:00')); instant += 5 * 60_000) {
      const there = spans.filter((start) => Date.parse(start) <= instant && instant < Date.parse(start) + hour)
      expect(there.length).toBeLessThanOrEqual(2)
    }
    expect(await seatsOf(kind)).toBe(spans.length * 12)
    for (const start of starts) {
      const refused = await shop.book(kind, at(3, start))
      expect([start, refused.errors?.[0]?.extensions.code ?? 'booked']).toEqual([start, expect.any(String)])
    }
  })

  describe('of a shop that takes one at a time, whatever its kind', () => {
    const take = async (appointmentsAtOnce: number | null) => {
      const update = 'mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { id } }'
      done(await shop.admin(update, { input: { appointmentsAtOnce } }))
    }
    beforeAll(() => take(1))
    afterAll(() => take(null))

    it('[T4] one of many for two kinds at two instances wins, and the others are offered what does not overlap', async () => {
      const visit = await shop.kind({ titleNl: 'Aan huis', place: 'home', minutes: 60, travelMinutes: 30 })
      const bring = await shop.kind({ minutes: 30, capacity: 3 })
      const home = { address: 'Molenstraat 1', postcode: '5401 AB', phoneNumber: '06 12345678' }
      const answers = await Promise.all(
        Array.from({ length: 24 }, (_, index) => {
          const kind = index % 4 < 2 ? visit : bring
          return (index % 2 ? other : shop).book(kind, at(8, '11:00'), home)
        }),
      )
      expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
      const isVisit = (await seatsOf(visit)) > 0
      const lost = answers.filter(({ errors }) => errors).map(refusal)
      expect(new Set(lost.map(({ extensions }) => extensions.code))).toEqual(new Set(['CONFLICT']))
      const offered = new Set(lost.map(({ extensions }) => extensions.nextSlots?.[0]?.time))
      // With travel a visit takes two hours; after half an hour in the shop the way to the next one begins.
      expect(offered).toEqual(new Set(isVisit ? ['12:30', '13:00'] : ['11:30', '12:00']))
    })

    it('[T6] the shop is warned of an appointment of another kind, and is refused a second one', async () => {
      const [one, two] = [await shop.kind({ minutes: 60 }), await shop.kind({ minutes: 60 })]
      await shop.booked(one, at(9, '10:00'))
      const { appointmentConflicts } = done(
        await shop.admin<{ appointmentConflicts: string[] }>(
          `{ appointmentConflicts(kind: ${two}, startsAt: "${at(9, '10:30')}") }`,
        ),
      )
      expect(appointmentConflicts).toEqual([expect.stringMatching(/as many appointments as the shop can take at once/)])
      const add = 'mutation ($input: AppointmentInput!) { addAppointment(input: $input, notify: false) { id } }'
      const refused = await shop.admin(add, { input: { kind: two, startsAt: at(9, '10:30'), name: 'Bert' } })
      expect(refusal(refused).extensions.code).toBe('CONFLICT')
      const { code } = await shop.booked(two, at(9, '11:00'))
      expect(refusal(await shop.move(code, at(9, '10:00'))).extensions.code).toBe('CONFLICT')
      expect(done(await shop.move(code, at(9, '11:30'))).moveAppointment.time).toBe('11:30')
      expect(await shop.times(one, 9)).not.toContain('11:00')
    })
  })

  it('[T4] moving an appointment ignores its own time, frees the old one, and may not take that of another', async () => {
    const kind = await shop.kind({ minutes: 60 })
    const { code } = await shop.booked(kind, at(4, '10:00'))
    const second = await shop.booked(kind, at(4, '12:00'))
    // Half an hour later overlaps with itself alone.
    expect(done(await shop.move(code, at(4, '10:30'))).moveAppointment.time).toBe('10:30')
    expect(refusal(await shop.move(code, at(4, '11:30'))).extensions.code).toBe('CONFLICT')
    expect(await shop.times(kind, 4)).toContain('09:30')
    expect(done(await shop.move(second.code, at(4, '09:30'))).moveAppointment.day).toBe(dayAhead(4))
    expect(await seatsOf(kind)).toBe(24)
  })

  it('[T4] a cancelled appointment frees its seat at once, and is neither moved nor cancelled again', async () => {
    const kind = await shop.kind({ minutes: 60 })
    const { code } = await shop.booked(kind, at(5, '10:00'))
    expect(refusal(await shop.book(kind, at(5, '10:00'))).extensions.code).toBe('CONFLICT')
    expect(done(await shop.cancel(code)).cancelAppointment).toMatchObject({ state: 'cancelled', canChange: false })
    expect(await seatsOf(kind)).toBe(0)
    expect((await shop.book(kind, at(5, '10:00'))).errors).toBeUndefined()
    expect(refusal(await shop.cancel(code)).extensions.code).toBe('CONFLICT')
    expect(refusal(await shop.move(code, at(5, '11:00'))).extensions.code).toBe('CONFLICT')
    expect(await seatsOf(kind)).toBe(12)
  })

  it('[T4] of a kind that takes fewer at once than before, no seat is given beside what there is', async () => {
    const kind = await shop.kind({ minutes: 30, capacity: 2 })
    const first = await shop.booked(kind, at(5, '14:00'))
    await shop.booked(kind, at(5, '14:00'))
    done(await shop.cancel(first.code))
    done(await shop.admin(`mutation { updateAppointmentKind(id: ${kind}, input: { capacity: 1 }) { id } }`))
    const add = 'mutation ($input: AppointmentInput!) { addAppointment(input: $input, notify: false) { id } }'
    const input = { kind, startsAt: at(5, '14:00'), name: 'Bert' }
    expect(refusal(await shop.admin(add, { input })).extensions.code).toBe('CONFLICT')
  })

  it('[T4] of twenty that move one appointment and cancel it, side by side, no seat stays behind', async () => {
    const kind = await shop.kind({ minutes: 30 })
    const { code } = await shop.booked(kind, at(6, '09:00'))
    const times = ['10:00', '10:30', '11:00', '12:00']
    await Promise.all([
      ...Array.from({ length: 19 }, (_, index) =>
        (index % 2 ? other : shop).move(code, at(6, times[index % 4] as string)),
      ),
      other.cancel(code),
    ])
    expect(done(await shop.byCode(code)).appointmentByCode.state).toBe('cancelled')
    expect(await seatsOf(kind)).toBe(0)
  })

  it('[T4] a code that opens nothing moves nothing', async () => {
    for (const code of ['', 'x', '0123456789ABCDEFGHIJKL', "' OR 1=1 --"]) {
      expect(refusal(await shop.move(code, at(2, '12:00'))).extensions.code).toBe('NOT_FOUND')
      expect(refusal(await shop.cancel(code)).extensions.code).toBe('NOT_FOUND')
    }
  })

  it('[T4] moves as late as its kind allows, and no later', async () => {
    const kind = await shop.kind({ minutes: 30, changeHours: 48 })
    const { code, canChange } = await shop.booked(kind, at(1, '12:00'))
    expect(canChange).toBe(false)
    expect(refusal(await shop.move(code, at(5, '12:00'))).message).toMatch(/too late/)
    expect(refusal(await shop.cancel(code)).extensions.code).toBe('CONFLICT')
    const later = await shop.booked(kind, at(7, '12:00'))
    expect(later.canChange).toBe(true)
    expect(later.changeUntil).toBe(new Date(Date.parse(at(7, '12:00')) - 48 * 3_600_000).toISOString())
  })
})
