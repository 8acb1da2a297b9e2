import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Appointment } from '../../../src/features/appointments/Appointment.js'
import { AppointmentAddress } from '../../../src/features/appointments/AppointmentAddress.js'
import { Claim } from '../../../src/features/appointments/Claim.js'
import { required } from '../../required.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { startJobShop } from '../jobs/jobShop.js'
import { kinds as jobKinds } from '../jobs/kinds.js'
import { type AppointmentShop, at, dayAhead, done, refusal, startAppointmentShop } from './appointmentShop.js'

const home = { place: 'home', minutes: 60, postcodes: '5400-5409, 5421', travelMinutes: 30 }
const atHome = { postcode: '5405 ab', address: 'Molenstraat 1', phoneNumber: '06 12345678' }

describe.each(bothDatabases)('appointments of visitors on $name', ({ create, alike }) => {
  let database: TestDatabase
  let shop: AppointmentShop

  beforeAll(async () => {
    database = await create()
    shop = await startAppointmentShop(database)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  it('[T1] kinds are shown in the language asked for, those in Dutch alone in both, and none that is not offered', async () => {
    const both = await shop.kind({
      titleNl: 'Halen',
      titleEn: 'Collect',
      priceNl: 'Gratis',
      priceEn: 'Free',
      position: 2,
    })
    const dutch = await shop.kind({ titleNl: 'Alleen Nederlands', titleEn: null, position: 1 })
    const hidden = await shop.kind({ titleNl: 'Weg', isOffered: false })
    const read = async (language: string) =>
      done(
        await shop.graphql<{ publicAppointmentKinds: { id: number; title: string; price: string; url: string }[] }>(
          `{ publicAppointmentKinds(language: ${language}) { id title price url minutes place description needsPostcode changeHours } }`,
        ),
      ).publicAppointmentKinds
    const [nl, en] = [await read('nl'), await read('en')]
    expect(en.find(({ id }) => id === both)).toMatchObject({ title: 'Collect', price: 'Free', url: 'halen' })
    expect(nl.find(({ id }) => id === both)).toMatchObject({ title: 'Halen', price: 'Gratis', url: 'halen' })
    expect(en.find(({ id }) => id === dutch)).toMatchObject({ title: 'Alleen Nederlands', description: '' })
    expect(nl.map(({ id }) => id)).not.toContain(hidden)
    expect(nl.findIndex(({ id }) => id === dutch)).toBeLessThan(nl.findIndex(({ id }) => id === both))
    expect(refusal(await shop.slots(hidden, 2)).extensions.code).toBe('NOT_FOUND')
    expect(refusal(await shop.book(hidden, at(2, '10:00'))).extensions.code).toBe('NOT_FOUND')
  })

  alike(() => {
    it('[T1] a kind names every field at fault at once', async () => {
      const input = { titleEn: 'x', minutes: 7, pauseMinutes: -5, capacity: 0, noticeHours: 721, horizonDays: 0 }
      const more = { travelMinutes: 3, postcodes: '1234, abcd', place: 'home' }
      const create = 'mutation ($input: CreateAppointmentKindInput!) { createAppointmentKind(input: $input) { id } }'
      const { extensions } = refusal(await shop.admin(create, { input: { ...input, ...more } }))
      expect(extensions.code).toBe('VALIDATION')
      expect(Object.keys(extensions.errors ?? {}).sort()).toEqual(
        [
          'capacity',
          'horizonDays',
          'minutes',
          'noticeHours',
          'pauseMinutes',
          'postcodes',
          'titleNl',
          'travelMinutes',
        ].sort(),
      )
    })
  })

  it('[T2] times follow hours, exceptions, blocked times and bookings at once', async () => {
    const kind = await shop.kind({ minutes: 60, pauseMinutes: 0 })
    expect(await shop.times(kind, 3)).toHaveLength(15)
    const update = 'mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { id } }'
    const day = dayAhead(3)
    const exception = { firstDay: day, lastDay: day, reasonNl: 'Uitje' }
    const spans = [{ opens: '10:00', closes: '14:00' }]
    done(await shop.admin(update, { input: { openingExceptions: [{ ...exception, spans }] } }))
    expect(await shop.times(kind, 3)).toEqual(['10:00', '10:30', '11:00', '11:30', '12:00', '12:30', '13:00'])
    const block = await shop.block(at(3, '10:00'), at(3, '11:05'))
    expect(await shop.times(kind, 3)).toEqual(['11:30', '12:00', '12:30', '13:00'])
    const { code } = await shop.booked(kind, at(3, '12:00'))
    expect(await shop.times(kind, 3)).toEqual(['13:00'])
    done(await shop.cancel(code))
    done(await shop.admin(`mutation { deleteBlockedTime(id: ${block}) { deleted } }`))
    expect(await shop.times(kind, 3)).toHaveLength(7)
    done(await shop.admin(update, { input: { openingExceptions: [{ ...exception, spans: [] }] } }))
    expect(await shop.times(kind, 3)).toEqual([])
    expect(refusal(await shop.book(kind, at(3, '11:00'))).extensions.code).toBe('CONFLICT')
    done(await shop.admin(update, { input: { openingExceptions: [] } }))
  })

  alike(() => {
    it('[T2] what a kind says of itself changes its times at once: notice, horizon, pause, capacity', async () => {
      const kind = await shop.kind({ minutes: 30, horizonDays: 5, noticeHours: 0 })
      const change = (input: string) =>
        shop.admin(`mutation { updateAppointmentKind(id: ${kind}, input: { ${input} }) { id } }`).then(done)
      expect(await shop.times(kind, 5)).not.toEqual([])
      expect(await shop.times(kind, 6)).toEqual([])
      await change('noticeHours: 200, horizonDays: 30')
      expect(await shop.times(kind, 5)).toEqual([])
      expect(await shop.times(kind, 10)).toHaveLength(16)
      await change('noticeHours: 0')
      await shop.booked(kind, at(10, '10:00'))
      expect(await shop.times(kind, 10)).not.toContain('10:00')
      expect(await shop.times(kind, 10)).toContain('10:30')
      await change('capacity: 2')
      expect(await shop.times(kind, 10)).toContain('10:00')
      await change('capacity: 1, pauseMinutes: 20')
      expect(await shop.times(kind, 10)).not.toContain('09:30')
    })

    it('[T2] days without a free time are there, and no more than 62 are answered', async () => {
      const kind = await shop.kind({ horizonDays: 2 })
      const { publicSlots } = done(await shop.slots(kind, 1, 62))
      expect(publicSlots).toHaveLength(62)
      expect(publicSlots[10]).toEqual({ day: dayAhead(11), slots: [] })
      expect(refusal(await shop.slots(kind, 1, 63)).extensions.code).toBe('BAD_REQUEST')
      expect(refusal(await shop.slots(kind, 3, 2)).extensions.code).toBe('BAD_REQUEST')
    })

    it('[T2] takes only a time that is offered: on the grid, within hours, neither past nor beyond the horizon', async () => {
      const kind = await shop.kind({ minutes: 30, horizonDays: 20 })
      const wrong = [at(2, '10:05'), at(2, '08:30'), at(2, '16:45'), at(-1, '10:00'), at(21, '10:00')]
      for (const startsAt of wrong) {
        const { extensions } = refusal(await shop.book(kind, startsAt))
        expect([startsAt, extensions.code]).toEqual([startsAt, 'CONFLICT'])
      }
      expect(refusal(await shop.book(kind, at(21, '10:00'))).extensions.nextSlots).toEqual([])
    })

    it('[T1] [T12] names every field at fault of a booking, and stores nothing', async () => {
      const kind = await shop.kind(home)
      const before = await shop.services.database.reader.count(Appointment)
      const wrong = { name: ' ', emailAddress: 'x', phoneNumber: 'abc', postcode: '1234', address: '' }
      const { extensions } = refusal(await shop.book(kind, at(2, '12:00'), wrong))
      expect(extensions.code).toBe('VALIDATION')
      expect(Object.keys(extensions.errors ?? {}).sort()).toEqual([
        ...['address', 'emailAddress', 'name', 'phoneNumber', 'postcode'],
      ])
      const inShop = await shop.kind()
      const needed = refusal(await shop.book(inShop, at(2, '12:00'), { emailAddress: null })).extensions.errors
      expect(Object.keys(needed ?? {})).toEqual(['emailAddress'])
      expect(await shop.services.database.reader.count(Appointment)).toBe(before)
    })

    it.each([
      ['nothing is given', {}, ['emailAddress', 'kind', 'name', 'startsAt']],
      ['values are wrong besides', { phoneNumber: 'abc' }, ['emailAddress', 'kind', 'name', 'phoneNumber', 'startsAt']],
      ['one has a wrong type', { kind: 'x', phoneNumber: 'abc' }, ['kind', 'name', 'phoneNumber', 'startsAt']],
    ])('[Y31] names what is missing with all else that is wrong: %s', async (_, input, faulty) => {
      const book = 'mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { code } }'
      const { extensions } = refusal(await shop.graphql(book, { input }))
      expect([extensions.code, Object.keys(extensions.errors ?? {}).sort()]).toEqual(['VALIDATION', faulty])
    })

    it('[T11] home visits are offered within their areas alone', async () => {
      const kind = await shop.kind(home)
      const fault = async (postcode: string | null) => refusal(await shop.slots(kind, 2, 2, postcode)).extensions.errors
      expect(await fault(null)).toEqual({ postcode: [expect.stringMatching(/fill in your postcode/)] })
      for (const wrong of ['huis', `5405 ${'x'.repeat(1000)}`]) {
        expect(await fault(wrong)).toEqual({ postcode: [expect.stringMatching(/such as 1234 AB/)] })
      }
      expect(await fault('5410 AA')).toEqual({ postcode: [expect.stringMatching(/do not come by/)] })
      for (const postcode of ['5400AA', '5409 zz', ' 5421 AB ']) {
        expect((await shop.times(kind, 2, postcode)).length).toBeGreaterThan(0)
      }
      const far = { ...atHome, postcode: '9999 AA' }
      expect(Object.keys(refusal(await shop.book(kind, at(2, '12:00'), far)).extensions.errors ?? {})).toEqual([
        'postcode',
      ])
    })

    it('[T11] home visits claim the way there and back, within the opening hours', async () => {
      const kind = await shop.kind({ ...home, travelMinutes: 30 })
      const free = await shop.times(kind, 2, '5405 AB')
      // From 9:00 there, back by 17:00.
      expect([free[0], free.at(-1)]).toEqual(['09:30', '15:30'])
      await shop.booked(kind, at(2, '12:00'), atHome)
      const left = await shop.times(kind, 2, '5405 AB')
      // The way back from one and the way to the next both take half an hour.
      expect(left).toEqual(['09:30', '10:00', '14:00', '14:30', '15:00', '15:30'])
      const [claims] = await shop.services.database.reader.findAndCountBy(Claim, { resource: kind })
      expect(claims).toHaveLength((60 + 2 * 30) / 5)
    })

    it('[T12] a robot that fills in the hidden field makes no appointment', async () => {
      const kind = await shop.kind()
      const { extensions } = refusal(await shop.book(kind, at(2, '12:00'), { website: 'https://spam.example' }))
      expect(extensions.errors).toHaveProperty('website')
      expect(await shop.services.database.reader.countBy(Appointment, { kind })).toBe(0)
    })
  })

  it('[T12] one person has three to come at most, by e-mail address or phone in any writing, side by side too', async () => {
    const [one, other] = [await shop.kind({ capacity: 9 }), await shop.kind({ capacity: 9 })]
    const writings = ['06-12348765', '+31 6 12 34 87 65', '0031612348765']
    const person = (index: number) =>
      index % 2
        ? { emailAddress: ` PEST@Example.com `, phoneNumber: writings[index % 3] }
        : { emailAddress: `pest${index}@example.com`, phoneNumber: writings[index % 3] }
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => shop.book(index % 3 ? one : other, at(3, '12:00'), person(index))),
    )
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(3)
    expect(refusal(answers.find(({ errors }) => errors) ?? {}).message).toMatch(/already have 3/)
    const code = answers.find(({ data }) => data?.bookAppointment)?.data?.bookAppointment.code ?? ''
    done(await shop.cancel(code))
    const again = (phoneNumber: string) => shop.book(one, at(4, '12:30'), { phoneNumber })
    expect((await again('06 12 34 87 65')).errors).toBeUndefined()
    expect(refusal(await again('0612348765')).extensions.code).toBe('CONFLICT')
    expect((await again('06 11 11 11 11')).errors).toBeUndefined()
    const byAddress = await Promise.all(
      Array.from({ length: 6 }, () => shop.book(other, at(5, '12:00'), { emailAddress: 'Other.Pest@example.com' })),
    )
    expect(byAddress.filter(({ errors }) => !errors)).toHaveLength(3)
  })

  it('[T12] a repeated request with one key is one appointment, and gets its code again', async () => {
    const kind = await shop.kind()
    const headers = { 'idempotency-key': `booking-${kind}` }
    const person = { emailAddress: 'twice@example.com' }
    const answers = await Promise.all([1, 2, 3].map(() => shop.book(kind, at(5, '10:00'), person, headers)))
    const codes = answers.map((answer) => done(answer).bookAppointment.code)
    expect(new Set(codes).size).toBe(1)
    expect(await shop.services.database.reader.countBy(Appointment, { kind })).toBe(1)
    const other = await shop.book(kind, at(5, '11:00'), person, headers)
    expect(refusal(other).extensions.code).toBe('VALIDATION')
  })

  it('[Y4] a repeated key answers what it made itself, never what another has made with the same words since', async () => {
    const kind = await shop.kind({ capacity: 9 })
    const person = { emailAddress: 'victim@example.com' }
    const send = (key: string) => shop.book(kind, at(6, '14:00'), person, { 'idempotency-key': `${key}-${kind}` })
    const { code } = done(await send('first')).bookAppointment
    done(await shop.cancel(code))
    expect(done(await send('later')).bookAppointment.code).not.toBe(code)
    expect(done(await send('first')).bookAppointment).toMatchObject({ code, state: 'cancelled' })
  })

  it('[T5] [T4] the code of the secret address is stored as a hash and sealed, nowhere as it is', async () => {
    const kind = await shop.kind()
    const { code, calendarPath, day, time } = await shop.booked(kind, at(6, '10:00'), { language: 'en' })
    expect(code).toMatch(/^[0-9A-Za-z]{22}$/)
    expect(calendarPath).toBe(`/en/appointment/${code}/agenda.ics`)
    expect([day, time]).toEqual([dayAhead(6), '10:00'])
    const { reader } = shop.services.database
    expect(JSON.stringify([await reader.find(AppointmentAddress), await reader.find(Appointment)])).not.toContain(code)
    expect(done(await shop.byCode(code)).appointmentByCode).toMatchObject({ code, state: 'booked', name: 'Anna' })
    for (const wrong of [code.slice(1), `${code}x`, code.toLowerCase(), '']) {
      expect(refusal(await shop.byCode(wrong)).extensions.code).toBe('NOT_FOUND')
    }
  })

  alike(() => {
    it('[T2] [T12] a time that no calendar of the shop reaches is refused at once, however far it is', async () => {
      const kind = await shop.kind()
      const { code } = await shop.booked(kind, at(2, '16:00'))
      for (const startsAt of ['9999-12-31T10:00:00Z', '3000-01-01T00:00:00Z', '0001-01-01T00:00:00Z']) {
        for (const answer of [await shop.book(kind, startsAt), await shop.move(code, startsAt)]) {
          expect(refusal(answer).extensions.code).not.toBe('INTERNAL')
        }
      }
      for (const startsAt of ['2999-12-31T23:59:59.999Z', '1900-01-01T00:00:00Z']) {
        expect(refusal(await shop.book(kind, startsAt)).extensions.code).toBe('CONFLICT')
      }
      const days = '{ publicSlots(kind: 1, from: "9999-12-31", to: "9999-12-31") { day } }'
      expect(refusal(await shop.graphql(days)).extensions.code).not.toBe('INTERNAL')
    })
  })
})

describe('appointments about a job', () => {
  it('[T10] are tied to the job whose code is sent along and to its customer, and no other code is taken', async () => {
    const database = await bothDatabases[0]?.create()
    if (!database) throw new Error('There is no database')
    const jobs = await startJobShop(database)
    try {
      const admin = <Data>(query: string, variables?: object) => jobs.admin.ask<Data>(query, variables)
      const anna = await jobs.person('Anna')
      const { id } = await jobs.addJob(jobKinds[1], { customer: anna.id, status: 'return-appointment' })
      const address = await admin<{ jobAddress: { nl: string } }>(`{ jobAddress(job: statusRepair, id: ${id}) { nl } }`)
      const job = address.data?.jobAddress.nl.split('/').at(-1)
      const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' }))
      const update = 'mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { id } }'
      await admin(update, { input: { openingHours: hours, openingExceptions: [] } })
      const created = await admin<{ createAppointmentKind: { id: number } }>(
        'mutation { createAppointmentKind(input: { titleNl: "Ophalen", minutes: 15, isForPickUp: true }) { id } }',
      )
      const book = (code: string) =>
        jobs.graphql('mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { code } }', {
          input: {
            ...{ kind: created.data?.createAppointmentKind.id, startsAt: at(2, '10:00'), name: 'Anna' },
            ...{ emailAddress: 'other@example.com', job: code, device: 'Laptop', fault: 'Scherm', remark: 'Tot dan' },
          },
        })
      expect((await book('0123456789ABCDEFGHIJKL')).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
      expect((await book(job ?? '')).errors).toBeUndefined()
      const [stored] = await jobs.services.database.reader.find(Appointment)
      expect(stored).toMatchObject({ statusRepair: id, customer: anna.id, remark: 'Laptop: Scherm\nTot dan' })
    } finally {
      await jobs.close()
      await database.drop()
    }
  })
})

describe('bookings of one network', () => {
  it('[T12] are limited like messages, and counted apart from them', async () => {
    const database = await required(bothDatabases[0], 'a database').create()
    const shop = await startAppointmentShop(database, { MESSAGE_LIMIT: '2/10m' })
    try {
      const kind = await shop.kind({ capacity: 9 })
      const answers = [await shop.book(kind, at(2, '10:00')), await shop.book(kind, at(2, '11:00'))]
      expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined])
      expect(refusal(await shop.book(kind, at(2, '12:00'))).extensions.code).toBe('RATE_LIMITED')
      const withKey = await shop.book(kind, at(2, '12:00'), {}, { 'idempotency-key': 'third' })
      expect(refusal(withKey).extensions.code).toBe('RATE_LIMITED')
      expect(await shop.services.database.reader.countBy(Appointment, { kind })).toBe(2)
    } finally {
      await shop.close()
      await database.drop()
    }
  })

  it('[X12] a repeated one is answered though they are used up, and a refused one leaves its key free', async () => {
    const database = await required(bothDatabases[0], 'a database').create()
    const shop = await startAppointmentShop(database, { MESSAGE_LIMIT: '1/10m' })
    try {
      const kind = await shop.kind({ capacity: 9 })
      const person = { emailAddress: 'again@example.com' }
      const send = (key: string) => shop.book(kind, at(2, '10:00'), person, { 'idempotency-key': key })
      const { code } = done(await send('first')).bookAppointment
      expect(refusal(await send('second')).extensions.code).toBe('RATE_LIMITED')
      for (let time = 1; time <= 10; time++) expect(done(await send('first')).bookAppointment.code).toBe(code)
      expect(refusal(await send('first')).extensions.code).toBe('RATE_LIMITED')
      expect(await shop.services.database.reader.countBy(Appointment, { kind })).toBe(1)
    } finally {
      await shop.close()
      await database.drop()
    }
  })
})
