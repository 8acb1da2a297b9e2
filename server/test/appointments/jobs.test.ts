import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { OutgoingMail } from '../../src/entities/OutgoingMail.js'
import { type JobShop, type Person, startJobShop } from '../jobs/jobShop.js'
import { kinds } from '../jobs/kinds.js'
import { required } from '../required.js'
import { bothDatabases, type TestDatabase } from '../testDatabases.js'
import { at, done } from './appointmentShop.js'

interface Tracked {
  trackedJob: { appointment: { code: string; time: string } | null; appointmentKinds: { id: number; title: string }[] }
}

describe.each(bothDatabases)('appointments about jobs on $name', ({ create }) => {
  let database: TestDatabase
  let shop: JobShop
  let person: Person
  let collect: number

  beforeAll(async () => {
    database = await create()
    shop = await startJobShop(database)
    const openingHours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' }))
    const update = 'mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { id } }'
    done(await shop.admin.ask(update, { input: { openingHours, openingExceptions: [] } }))
    const add = 'mutation ($input: CreateAppointmentKindInput!) { createAppointmentKind(input: $input) { id } }'
    const kind = async (input: object) =>
      done(await shop.admin.ask<{ createAppointmentKind: { id: number } }>(add, { input })).createAppointmentKind.id
    await kind({ titleNl: 'Brengen', minutes: 30, noticeHours: 0 })
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

  it('[T10] nothing is offered by a shop without appointments', async () => {
    const job = await shop.addJob(kinds[1], { customer: person.id, status: 'return-appointment' })
    const code = await addressOf('statusRepair', job.id)
    const update = 'mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { id } }'
    done(await shop.admin.ask(update, { input: { usesAppointments: false } }))
    expect(await tracked(code)).toEqual({ appointment: null, appointmentKinds: [] })
    done(await shop.admin.ask(update, { input: { usesAppointments: true } }))
    expect((await tracked(code)).appointmentKinds).toHaveLength(1)
  })
})
