import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Appointment } from '../../../src/features/appointments/Appointment.js'
import { OutgoingMail } from '../../../src/features/messages/OutgoingMail.js'
import { required } from '../../required.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { type JobShop, type Person, startJobShop } from '../jobs/jobShop.js'
import { kinds } from '../jobs/kinds.js'
import { at, done } from './appointmentShop.js'

interface Tracked {
  trackedJob: { appointment: { code: string; time: string } | null; appointmentKinds: { id: number; title: string }[] }
}

describe.each(testDatabases)('appointments about jobs on $name', ({ create }) => {
  let database: TestDatabase
  let shop: JobShop
  let person: Person
  let bring: number
  let collect: number
  let people = 0

  beforeAll(async () => {
    database = await create()
    shop = await startJobShop(database)
    const openingHours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' }))
    const update = 'mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { id } }'
    done(await shop.admin.ask(update, { input: { openingHours, openingExceptions: [] } }))
    const add = 'mutation ($input: CreateAppointmentKindInput!) { createAppointmentKind(input: $input) { id } }'
    const kind = async (input: object) =>
      done(await shop.admin.ask<{ createAppointmentKind: { id: number } }>(add, { input })).createAppointmentKind.id
    bring = await kind({ titleNl: 'Brengen', minutes: 30, noticeHours: 0 })
    collect = await kind({ titleNl: 'Ophalen', titleEn: 'Collect', minutes: 15, noticeHours: 0, isForPickUp: true })
    person = await shop.person('Anna', { language: 'nl' })
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  async function addressOf(kind: string, id: number): Promise<string> {
    const query = `{ jobAddress(job: ${kind}, id: ${id}) { nl } }`
    const { jobAddress } = done(await shop.admin.ask<{ jobAddress: { nl: string } }>(query))
    return required(jobAddress.nl.split('/').at(-1), 'a code')
  }
  const tracked = async (code: string) =>
    done(
      await shop.graphql<Tracked>(
        'query ($code: String!) { trackedJob(code: $code) { appointment { code time } appointmentKinds { id title } } }',
        { code },
      ),
    ).trackedJob

  it.each([
    ['statusRepair', kinds[1], 'return-appointment'],
    ['statusNewPc', kinds[0], 'delivery-appointment'],
  ] as const)(
    '[T10] a %s that is ready offers its customer times, and the one chosen is its appointment',
    async (name, kind, ready) => {
      const job = await shop.addJob(kind, { customer: person.id, description: 'Laptop' })
      const code = await addressOf(name, job.id)
      expect(await tracked(code)).toEqual({ appointment: null, appointmentKinds: [] })
      await shop.editJob(kind, job.id, { status: ready })
      const { reader } = shop.services.database
      const last = async () => (await reader.find(OutgoingMail, { order: { id: 'DESC' }, take: 1 }))[0]
      expect((await last())?.text).toContain('kies je een moment dat je uitkomt')
      expect((await tracked(code)).appointmentKinds).toEqual([{ id: collect, title: 'Collect' }])

      const book = 'mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { code } }'
      const startsAt = at(name === 'statusRepair' ? 3 : 4, '11:00')
      const input = {
        kind: collect,
        startsAt,
        name: 'Anna',
        emailAddress: 'anna@example.com',
        language: 'nl',
        job: code,
      }
      const booked = done(await shop.graphql<{ bookAppointment: { code: string } }>(book, { input })).bookAppointment
      expect(await tracked(code)).toEqual({ appointment: { code: booked.code, time: '11:00' }, appointmentKinds: [] })
      expect((await last())?.text).toContain(`Opdracht: ${job.number}`)
      const own = `{ ${name}(id: ${job.id}) { appointments { startsAt customer { id } } } }`
      expect(done(await shop.admin.ask(own))).toEqual({
        [name]: { appointments: [{ startsAt, customer: { id: person.id } }] },
      })
      const refused = await person.ask(`{ ${name}(id: ${job.id}) { appointments { id } } }`)
      expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
      // Once a time is chosen, mails do not ask for one.
      await shop.editJob(kind, job.id, { status: 'waiting', hold_back_notice: true })
      await shop.editJob(kind, job.id, { status: ready })
      expect((await last())?.text).not.toContain('kies je een moment')
      done(await shop.graphql(`mutation { cancelAppointment(code: "${booked.code}") { code } }`))
      expect((await tracked(code)).appointmentKinds).toHaveLength(1)
      await shop.editJob(kind, job.id, { status: 'finished', hold_back_notice: true })
      expect((await tracked(code)).appointmentKinds).toEqual([])
    },
  )

  const bookFor = (code: string, startsAt: string, kind = collect) =>
    shop.graphql<{ bookAppointment: { code: string } }>(
      'mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { code } }',
      { input: { kind, startsAt, name: 'Anna', emailAddress: `ready${++people}@example.com`, job: code } },
    )
  const codeIn = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code

  it.each([
    ['statusRepair', kinds[1], 'return-appointment'],
    ['statusNewPc', kinds[0], 'delivery-appointment'],
  ] as const)(
    '[T10] a %s gets an appointment when it is ready, of a kind for that, and one alone',
    async (name, kind, ready) => {
      const job = await shop.addJob(kind, { customer: person.id, description: 'Laptop' })
      const code = await addressOf(name, job.id)
      const { reader } = shop.services.database
      const booked = () => reader.countBy(Appointment, { [name]: job.id })
      const early = await bookFor(code, at(5, '11:00'))
      expect([codeIn(early), early.errors?.[0]?.message]).toEqual(['CONFLICT', expect.stringMatching(/not ready/)])
      await shop.editJob(kind, job.id, { status: ready, hold_back_notice: true })
      const wrong = await bookFor(code, at(5, '11:00'), bring)
      expect([codeIn(wrong), Object.keys(wrong.errors?.[0]?.extensions.errors ?? {})]).toEqual(['VALIDATION', ['kind']])
      expect(await booked()).toBe(0)
      const day = name === 'statusRepair' ? 5 : 6
      const times = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00', '12:30']
      const answers = await Promise.all(times.map((time) => bookFor(code, at(day, time))))
      expect(answers.map((answer) => codeIn(answer) ?? 'booked').sort()).toEqual([
        ...Array(times.length - 1).fill('CONFLICT'),
        'booked',
      ])
      expect(answers.find(({ errors }) => errors)?.errors?.[0]?.message).toMatch(/already an appointment/)
      expect(await booked()).toBe(1)
      await shop.editJob(kind, job.id, { status: 'finished', hold_back_notice: true })
      expect(codeIn(await bookFor(code, at(7, '11:00')))).toBe('CONFLICT')
    },
  )

  it('[T10] what is deleted while one books is refused in words, or left out where it is not what one asks for', async () => {
    const { database: services } = shop.services
    /** Runs something between the checks of a booking and its transaction. */
    const meanwhile = async <Answer>(happens: () => Promise<unknown>, call: () => Promise<Answer>): Promise<Answer> => {
      const write = services.write
      services.write = (async (...given: Parameters<typeof write>) => {
        services.write = write
        await happens()
        return write.apply(services, given)
      }) as typeof write
      try {
        return await call()
      } finally {
        services.write = write
      }
    }
    const job = await shop.addJob(kinds[1], { customer: person.id, status: 'return-appointment' })
    const code = await addressOf('statusRepair', job.id)
    const remove = () => shop.admin.ask(`mutation { deleteStatusRepair(id: ${job.id}) { deleted } }`)
    const gone = await meanwhile(remove, () => bookFor(code, at(8, '11:00')))
    expect([codeIn(gone), gone.errors?.[0]?.message]).toEqual(['NOT_FOUND', expect.stringMatching(/link/)])

    const bert = await shop.person('Bert')
    const erase = () => shop.admin.ask(`mutation { deleteCustomer(id: ${bert.id}) { deleted } }`)
    const input = { kind: bring, startsAt: at(8, '12:00'), name: 'Bert', emailAddress: 'bert@example.com' }
    const book = 'mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { code } }'
    done(await meanwhile(erase, () => shop.graphql(book, { input })))
    const stored = await services.reader.findOneByOrFail(Appointment, { emailAddress: 'bert@example.com' })
    expect(stored.customer).toBeNull()
  })

  it.each(kinds)(
    '[K10] [T10] a $type that is finished and mailed of is ready until it is collected, and offers its customer times',
    async (kind) => {
      const job = await shop.addJob(kind, { customer: person.id })
      const code = await addressOf(kind.name, job.id)
      const read = async () => {
        const answer = await shop.graphql<{ trackedJob: { isReady: boolean; appointmentKinds: object[] } }>(
          'query ($code: String!) { trackedJob(code: $code) { isReady appointmentKinds { id } } }',
          { code },
        )
        const own = await person.ask<Record<string, object>>(`{ ${kind.name}(id: ${job.id}) { isReady offersPickUp } }`)
        return { held: done(answer).trackedJob, own: done(own)[kind.name] }
      }
      const neither = { held: { isReady: false, appointmentKinds: [] }, own: { isReady: false, offersPickUp: false } }
      expect(await read()).toEqual(neither)
      await shop.editJob(kind, job.id, { status: 'finished' })
      expect(await read()).toEqual({
        held: { isReady: true, appointmentKinds: [{ id: collect }] },
        own: { isReady: true, offersPickUp: true },
      })
      await shop.admin.ask(`mutation { pickUpJob(job: ${kind.name}, id: ${job.id}) }`)
      expect(await read()).toEqual(neither)
      // Of one whose customer was not mailed nobody knows whether it was collected.
      const untold = await shop.addJob(kind, { customer: person.id })
      await shop.editJob(kind, untold.id, { status: 'finished', hold_back_notice: true })
      const { data } = await person.ask(`{ ${kind.name}(id: ${untold.id}) { isReady } }`)
      expect(data?.[kind.name]).toEqual({ isReady: false })
    },
  )

  it('[T10] nothing is offered by a shop without appointments', async () => {
    const job = await shop.addJob(kinds[1], { customer: person.id, status: 'return-appointment' })
    const code = await addressOf('statusRepair', job.id)
    const update = 'mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { id } }'
    await shop.services.database.write((manager) =>
      manager.update(Appointment, { state: 'booked' }, { state: 'cancelled' }),
    )
    done(await shop.admin.ask(update, { input: { usesAppointments: false } }))
    expect(await tracked(code)).toEqual({ appointment: null, appointmentKinds: [] })
    done(await shop.admin.ask(update, { input: { usesAppointments: true } }))
    expect((await tracked(code)).appointmentKinds).toHaveLength(1)
  })
})
