import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { MoreThan } from 'typeorm'
import { Appointment } from '../../../src/features/appointments/Appointment.js'
import { Claim } from '../../../src/features/appointments/Claim.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { type AppointmentShop, at, dayAhead, done, refusal, startAppointmentShop } from './appointmentShop.js'

interface Stored {
  id: number
  version: number
  state: string
  startsAt: string
  endsAt: string
  sequence: number
  name: string
  cancelReason: string | null
  kind: { id: number }
}

const fields = 'id version state startsAt endsAt sequence name cancelReason kind { id }'

describe.each(testDatabases)('the agenda of the shop on $name', ({ create }) => {
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

  const add = (input: object) =>
    shop.admin<{ added: Stored }>(
      `mutation ($input: AppointmentInput!) { added: addAppointment(input: $input, notify: false) { ${fields} } }`,
      { input },
    )
  const change = (id: number, input: object) =>
    shop.admin<{ changed: Stored }>(
      `mutation ($id: Int!, $input: AppointmentChangeInput!) { changed: changeAppointment(id: $id, input: $input, notify: false) { ${fields} } }`,
      { id, input },
    )
  const cancel = (id: number) =>
    shop.admin<{ cancelled: Stored }>(
      `mutation { cancelled: cancelAppointmentByShop(id: ${id}, notify: true, reason: "Ziek") { ${fields} } }`,
    )
  const mark = (id: number, state: string) =>
    shop.admin<{ marked: Stored }>(`mutation { marked: markAppointment(id: ${id}, state: ${state}) { ${fields} } }`)
  const conflicts = async (kind: number, startsAt: string, more = '') =>
    done(
      await shop.admin<{ appointmentConflicts: string[] }>(
        `{ appointmentConflicts(kind: ${kind}, startsAt: "${startsAt}" ${more}) }`,
      ),
    ).appointmentConflicts
  const seatsOf = (appointment: number) => shop.services.database.reader.countBy(Claim, { appointment })

  it('[T4] [T6] the shop books outside its hours and over blocked time, by name alone, but never more than fit', async () => {
    const kind = await shop.kind({ minutes: 60 })
    await shop.block(at(2, '09:00'), at(2, '12:00'))
    const { added } = done(await add({ kind, startsAt: at(2, '21:00'), name: 'Piet' }))
    expect(added).toMatchObject({ state: 'booked', endsAt: at(2, '22:00'), sequence: 0 })
    done(await add({ kind, startsAt: at(2, '10:00'), name: 'Klaas' }))
    const full = refusal(await add({ kind, startsAt: at(2, '10:30'), name: 'Jan' }))
    expect([full.extensions.code, Object.keys(full.extensions.errors ?? {})]).toEqual(['CONFLICT', ['startsAt']])
    expect(await seatsOf(added.id)).toBe(12)
  })

  it('[T6] says before it is saved why a time is no good', async () => {
    const kind = await shop.kind({ minutes: 60 })
    await shop.block(at(3, '15:00'), at(3, '16:00'), 'Tandarts')
    const { added } = done(await add({ kind, startsAt: at(3, '11:00'), name: 'Piet' }))
    expect(await conflicts(kind, at(3, '10:00'))).toEqual([])
    expect(await conflicts(kind, at(3, '10:30'))).toEqual([expect.stringMatching(/no room/)])
    expect(await conflicts(kind, at(3, '10:30'), `, except: ${added.id}`)).toEqual([])
    expect(await conflicts(kind, at(3, '10:00'), ', minutes: 65')).toEqual([expect.stringMatching(/no room/)])
    expect(await conflicts(kind, at(3, '14:30'))).toEqual([expect.stringMatching(/blocked: Tandarts/)])
    expect(await conflicts(kind, at(3, '16:30'))).toEqual([expect.stringMatching(/not open/)])
    expect(await conflicts(kind, at(-1, '10:00'))).toEqual([expect.stringMatching(/passed/)])
  })

  it('[T4] [T6] changes time, kind and length of one and claims its seats again, or changes nothing', async () => {
    const [kind, other] = [await shop.kind({ minutes: 60 }), await shop.kind({ minutes: 30 })]
    const { added } = done(await add({ kind, startsAt: at(4, '10:00'), name: 'Piet' }))
    done(await add({ kind, startsAt: at(4, '12:00'), name: 'Jan' }))
    const full = refusal(await change(added.id, { startsAt: at(4, '11:30') }))
    expect(full.extensions.code).toBe('CONFLICT')
    expect(await seatsOf(added.id)).toBe(12)
    const longer = done(await change(added.id, { minutes: 120 })).changed
    expect(longer).toMatchObject({ startsAt: at(4, '10:00'), endsAt: at(4, '12:00'), sequence: 1 })
    const moved = done(await change(added.id, { startsAt: at(4, '09:30') })).changed
    expect(moved.endsAt).toBe(at(4, '11:30'))
    const changed = done(await change(added.id, { kind: other, name: 'Piet de Vries' })).changed
    expect(changed).toMatchObject({ kind: { id: other }, name: 'Piet de Vries', endsAt: at(4, '10:00') })
    expect(await seatsOf(added.id)).toBe(6)
    expect(refusal(await change(added.id, { name: 'X', version: 1 })).extensions.code).toBe('CONFLICT')
    expect(refusal(await change(999_999, { name: 'X' })).extensions.code).toBe('NOT_FOUND')
    const wrong = refusal(await change(added.id, { startsAt: at(4, '10:03'), minutes: 7, emailAddress: 'x' }))
    expect(Object.keys(wrong.extensions.errors ?? {}).sort()).toEqual(['emailAddress', 'minutes', 'startsAt'])
  })

  it('[T6] [T9] cancels with a reason, and notes who came and who did not, which what is cancelled never did', async () => {
    const kind = await shop.kind({ minutes: 60 })
    const { code } = await shop.booked(kind, at(5, '10:00'))
    const [stored] = await shop.services.database.reader.findBy(Appointment, { kind })
    const id = stored?.id ?? 0
    expect(done(await mark(id, 'notCome')).marked.state).toBe('notCome')
    expect(await shop.times(kind, 5)).not.toContain('10:00')
    expect(refusal(await shop.cancel(code)).extensions.code).toBe('CONFLICT')
    expect(done(await mark(id, 'come')).marked.state).toBe('come')
    expect(refusal(await cancel(id)).extensions.code).toBe('CONFLICT')
    expect(done(await mark(id, 'booked')).marked.state).toBe('booked')
    expect(refusal(await mark(id, 'cancelled')).extensions.code).toBe('BAD_REQUEST')
    const { cancelled } = done(await cancel(id))
    expect(cancelled).toMatchObject({ state: 'cancelled', cancelReason: 'Ziek', sequence: 1 })
    expect(await shop.times(kind, 5)).toContain('10:00')
    expect(refusal(await mark(id, 'booked')).extensions.code).toBe('CONFLICT')
    expect(done(await shop.byCode(code)).appointmentByCode.state).toBe('cancelled')
  })

  it('[T6] shows some days with hours, blocked times and what is not cancelled', async () => {
    const kind = await shop.kind({ minutes: 60, capacity: 3 })
    const block = await shop.block(at(8, '12:00'), at(8, '13:00'), 'Lunch')
    for (const name of ['Anna', 'Bert']) done(await add({ kind, startsAt: at(8, '10:00'), name }))
    const { added } = done(await add({ kind, startsAt: at(8, '11:00'), name: 'Weg' }))
    done(await cancel(added.id))
    const query = `{ agenda(from: "${dayAhead(7)}", to: "${dayAhead(8)}") {
      appointments { name kind { titleNl } } blockedTimes { id reason } openHours { startsAt endsAt } } }`
    const { agenda } = done(await shop.admin<{ agenda: Record<string, unknown[]> }>(query))
    expect(agenda.appointments).toEqual(['Anna', 'Bert'].map((name) => ({ name, kind: { titleNl: 'Brengen' } })))
    expect(agenda.blockedTimes).toEqual([{ id: block, reason: 'Lunch' }])
    expect(agenda.openHours).toEqual([7, 8].map((day) => ({ startsAt: at(day, '09:00'), endsAt: at(day, '17:00') })))
    const all = `{ agenda(from: "${dayAhead(8)}", to: "${dayAhead(8)}", withCancelled: true) { appointments { name state } } }`
    expect(done(await shop.admin<{ agenda: Record<string, unknown[]> }>(all)).agenda.appointments).toContainEqual({
      name: 'Weg',
      state: 'cancelled',
    })
    const far = `{ agenda(from: "${dayAhead(0)}", to: "${dayAhead(62)}") { openHours { startsAt } } }`
    expect(refusal(await shop.admin(far)).extensions.code).toBe('BAD_REQUEST')
  })

  it('[T6] one that is still to come is cancelled before it is deleted, so that its customer is notified', async () => {
    const kind = await shop.kind({ minutes: 30 })
    const remove = (ids: number[]) =>
      shop.admin(`mutation { deleteRecords(entity: appointment, ids: [${ids}]) { deleted } }`)
    const { added } = done(await add({ kind, startsAt: at(10, '10:00'), name: 'Anna de Boer' }))
    const over = done(await add({ kind, startsAt: at(-3, '10:00'), name: 'Bert' })).added
    const refused = refusal(await remove([over.id, added.id]))
    expect([refused.extensions.code, refused.message]).toEqual(['CONFLICT', expect.stringMatching(/Anna de Boer/)])
    expect(await seatsOf(added.id)).toBe(6)
    done(await cancel(added.id))
    expect(done(await remove([over.id, added.id])).deleteRecords).toEqual({ deleted: [over.id, added.id] })
  })

  it('[T1] a kind with appointments stays, one without any goes to the bin and comes back with its seats', async () => {
    const kind = await shop.kind({ titleNl: 'Met afspraak' })
    const remove = (id: number) => shop.admin(`mutation { deleteAppointmentKind(id: ${id}) { deleted } }`)
    done(await add({ kind, startsAt: at(9, '10:00'), name: 'Piet' }))
    const refused = refusal(await remove(kind))
    expect([refused.extensions.code, refused.message]).toEqual(['CONFLICT', expect.stringMatching(/On the site/)])
    const empty = await shop.kind({ titleNl: 'Leeg' })
    done(await remove(empty))
    expect(refusal(await shop.slots(empty, 2)).extensions.code).toBe('NOT_FOUND')
    done(await shop.admin(`mutation { restoreRecord(entity: appointmentKind, id: ${empty}) { __typename } }`))
    expect((await shop.book(empty, at(9, '12:00'))).errors).toBeUndefined()
  })

  it('[T2] a blocked time ends after it begins', async () => {
    const create = 'mutation ($input: CreateBlockedTimeInput!) { createBlockedTime(input: $input) { id } }'
    const input = { reason: 'X', startsAt: at(2, '12:00'), endsAt: at(2, '12:00') }
    expect(Object.keys(refusal(await shop.admin(create, { input })).extensions.errors ?? {})).toEqual(['endsAt'])
    const missing = refusal(await shop.admin(create, { input: { reason: '' } })).extensions.errors
    expect(Object.keys(missing ?? {}).sort()).toEqual(['endsAt', 'reason', 'startsAt'])
  })

  it('[W13] appointments stay on while some are booked, and the shop hears how many', async () => {
    const { reader } = shop.services.database
    const switchOff = () => shop.admin('mutation { updateShop(input: { usesAppointments: false }) { id } }')
    const kind = await shop.kind({ minutes: 60 })
    done(await add({ kind, startsAt: at(12, '10:00'), name: 'Piet' }))
    const booked = { state: 'booked', endsAt: MoreThan(new Date().toISOString()) } as const
    const count = await reader.countBy(Appointment, booked)
    const message = count === 1 ? '1 appointment is still to come' : `${count} appointments are still to come`
    expect(refusal(await switchOff()).extensions.errors).toEqual({
      usesAppointments: [expect.stringContaining(message)],
    })
    for (const { id } of await reader.findBy(Appointment, booked)) done(await cancel(id))
    done(await switchOff())
    done(await shop.admin('mutation { updateShop(input: { usesAppointments: true }) { id } }'))
  })
})
