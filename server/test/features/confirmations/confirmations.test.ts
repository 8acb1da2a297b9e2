import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { Appointment } from '../../../src/features/appointments/Appointment.js'
import { Claim } from '../../../src/features/appointments/Claim.js'
import { expireAppointment } from '../../../src/features/appointments/confirmAppointment.js'
import { UnconfirmedHolds } from '../../../src/features/confirmations/UnconfirmedHolds.js'
import { openLink } from '../../../src/features/messages/mailLinks.js'
import { OutgoingMail } from '../../../src/features/messages/OutgoingMail.js'
import { endIfWaiting } from '../../../src/features/reservations/endReservation.js'
import { Reservation } from '../../../src/features/reservations/Reservation.js'
import { readShop } from '../../../src/features/shop/readShop.js'
import { ownContext } from '../../../src/kernel/context/ownContext.js'
import { restClient } from '../../delivery/rest/restClient.js'
import { calendarFaults, eventsOf, valueIn } from '../../kernel/calendar/calendarRules.js'
import { required } from '../../required.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { passMinutes, startClock, stopClock } from '../accounts/clock.js'
import { type AppointmentShop, at, done, refusal, startAppointmentShop } from '../appointments/appointmentShop.js'
import { callsOf } from '../reservations/reservationShop.js'

interface Confirmation {
  kind: string
  state: string
  confirmBefore: string | null
  code: string | null
}

const fields = '{ kind state confirmBefore code }'

describe.each(bothDatabases)('what strangers have to confirm by mail, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: AppointmentShop
  let kind: number
  let reservations: ReturnType<typeof callsOf>
  let people = 0

  beforeAll(async () => {
    database = await create()
    // Nothing listens there: what is mailed stays in the outbox, with its link.
    shop = await startAppointmentShop(database, { SMTP_URL: 'smtp://127.0.0.1:1', MESSAGE_LIMIT: '1000/10m' })
    kind = await shop.kind({ capacity: 1 })
    reservations = callsOf(shop)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })
  beforeEach(() => asks({ confirmsByMail: true, confirmsByMailUntil: null }))
  afterEach(() => startClock())

  const reader = () => shop.services.database.reader
  const asks = async (input: object) => {
    const update = 'mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { id } }'
    done(await shop.admin(update, { input: { email: 'winkel@example.com', ...input } }))
  }
  const free = () => new UnconfirmedHolds(() => ownContext(shop.services)).free()
  const person = () => `stranger${++people}@example.com`
  const product = async (stock = 8) => {
    const create = 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { id } }'
    const input = { language: 'nl', title: `Laptop ${++people}`, price: 24900, stock }
    return done(await shop.admin<{ createProduct: { id: number } }>(create, { input })).createProduct.id
  }
  const subjectsTo = async (recipient: string) =>
    (await reader().find(OutgoingMail, { where: { recipient }, order: { id: 'ASC' } })).map(({ subject }) => subject)
  const codeFor = async (recipient: string): Promise<string> => {
    const query = reader().createQueryBuilder(OutgoingMail, 'mail').addSelect('mail.sealedLink').where({ recipient })
    const mail = required(await query.orderBy('mail.id', 'DESC').limit(1).getOne(), 'mail')
    const [, code] = /\/nl\/bevestigen\/(\w+)$/.exec(openLink('confirmation', mail, shop.services.settings) ?? '') ?? []
    return required(code, 'code')
  }
  const look = async (code: string) =>
    done(
      await shop.graphql<{ confirmation: Confirmation }>(
        `query ($code: String!) { confirmation(code: $code) ${fields} }`,
        { code },
      ),
    ).confirmation
  const confirm = (code: string) =>
    shop.graphql<{ confirm: Confirmation }>(`mutation ($code: String!) { confirm(code: $code) ${fields} }`, { code })
  const booked = async (startsAt: string) => {
    const emailAddress = person()
    const { code } = await shop.booked(kind, startsAt, { emailAddress, language: 'nl' })
    const appointment = await reader().findOneByOrFail(Appointment, { emailAddress })
    return { emailAddress, code, id: appointment.id, toConfirm: await codeFor(emailAddress) }
  }
  const reserved = async (id: number) => {
    const email = person()
    const { code } = done(await reservations.reserve(id, { email, language: 'nl' })).reserveProduct
    const reservation = await reader().findOneByOrFail(Reservation, { email })
    return { email, code, id: reservation.id, toConfirm: await codeFor(email) }
  }

  it('[Y12] an appointment holds its time and counts once it is confirmed; reading the link does nothing', async () => {
    const { emailAddress, code, toConfirm } = await booked(at(3, '10:00'))
    expect(code).not.toBe(toConfirm)
    expect(await subjectsTo(emailAddress)).toEqual([expect.stringMatching(/^Bevestig je afspraak/)])
    const toShop = (await subjectsTo('winkel@example.com')).length
    const query = '{ appointmentByCode(code: "CODE") { state confirmBefore } }'.replace('CODE', code)
    const { appointmentByCode } = done(await shop.graphql<{ appointmentByCode: { confirmBefore: string } }>(query))
    expect(appointmentByCode).toEqual({ state: 'booked', confirmBefore: expect.any(String) })
    expect(await shop.times(kind, 3)).not.toContain('10:00')
    expect(await look(toConfirm)).toMatchObject({ kind: 'appointment', state: 'waiting', code: null })
    expect(await look(toConfirm)).toMatchObject({ state: 'waiting' })
    expect(done(await confirm(toConfirm)).confirm).toEqual({
      kind: 'appointment',
      state: 'confirmed',
      confirmBefore: null,
      code,
    })
    expect(done(await confirm(toConfirm)).confirm).toMatchObject({ state: 'confirmed' })
    expect(await subjectsTo(emailAddress)).toHaveLength(2)
    expect(await subjectsTo('winkel@example.com')).toHaveLength(toShop + 1)
  })

  it('[Y12] an appointment is tentative in calendars until it is confirmed, and takes its time there', async () => {
    const { code, toConfirm } = await booked(at(3, '16:30'))
    const { renewCalendarFeed: feed } = done(
      await shop.admin<{ renewCalendarFeed: { address: string } }>('mutation { renewCalendarFeed { address } }'),
    )
    const own = done(
      await shop.graphql<{ appointmentByCode: { calendarPath: string } }>(
        `{ appointmentByCode(code: "${code}") { calendarPath } }`,
      ),
    ).appointmentByCode.calendarPath
    const uid = (await reader().findOneByOrFail(Appointment, { startsAt: at(3, '16:30') })).uid
    const stands = async (address: string) => {
      const text = await (await fetch(shop.url + address)).text()
      expect(calendarFaults(text)).toEqual([])
      const event = eventsOf(text).find((each) => valueIn(each, 'UID') === uid)
      return [valueIn(event, 'STATUS'), valueIn(event, 'TRANSP')]
    }
    const addresses = [new URL(feed.address).pathname, own]
    for (const address of addresses) expect(await stands(address)).toEqual(['TENTATIVE', 'OPAQUE'])
    done(await confirm(toConfirm))
    for (const address of addresses) expect(await stands(address)).toEqual(['CONFIRMED', 'OPAQUE'])
  })

  it('[Y12] a reservation holds its product and counts once it is confirmed', async () => {
    const id = await product()
    const { email, code, toConfirm } = await reserved(id)
    expect(await subjectsTo(email)).toEqual([expect.stringMatching(/^Bevestig je reservering/)])
    expect(await reservations.stocks([id])).toEqual([7])
    const query = '{ reservationByCode(code: "CODE") { state confirmBefore } }'.replace('CODE', code)
    expect(done(await shop.graphql(query)).reservationByCode).toMatchObject({ confirmBefore: expect.any(String) })
    expect(await look(toConfirm)).toMatchObject({ kind: 'reservation', state: 'waiting', code: null })
    expect(done(await confirm(toConfirm)).confirm).toMatchObject({ state: 'confirmed', code })
    expect(await subjectsTo(email)).toHaveLength(2)
    expect(await reservations.stocks([id])).toEqual([7])
  })

  it('[Y12] confirmations side by side let it count once, with one mail', async () => {
    const one = await booked(at(3, '11:00'))
    const other = await reserved(await product())
    const codes = [one, one, one, other, other, other].map(({ toConfirm }) => toConfirm)
    const answers = await Promise.all(codes.map(confirm))
    expect(answers.map((answer) => done(answer).confirm.state)).toEqual(Array(6).fill('confirmed'))
    expect(await subjectsTo(one.emailAddress)).toHaveLength(2)
    expect(await subjectsTo(other.email)).toHaveLength(2)
  })

  it('[Y12] what nobody confirms in time is freed without a mail, and cannot be confirmed any more', async () => {
    const id = await product()
    const [one, other] = [await booked(at(3, '12:00')), await reserved(id)]
    stopClock()
    passMinutes(29)
    expect(await free()).toBe(0)
    passMinutes(2)
    for (const { toConfirm } of [one, other]) {
      expect(await look(toConfirm)).toMatchObject({ state: 'missed', code: null })
      expect(refusal(await confirm(toConfirm)).extensions.code).toBe('CONFLICT')
    }
    expect(await free()).toBe(2)
    expect(await free()).toBe(0)
    startClock()
    for (const { toConfirm } of [one, other]) {
      expect(await look(toConfirm)).toMatchObject({ state: 'missed' })
      expect(refusal(await confirm(toConfirm)).extensions.code).toBe('CONFLICT')
    }
    expect(await shop.times(kind, 3)).toContain('12:00')
    expect(await reader().countBy(Claim, { appointment: one.id })).toBe(0)
    expect(await reservations.stocks([id])).toEqual([8])
    expect([await subjectsTo(one.emailAddress), await subjectsTo(other.email)].map(({ length }) => length)).toEqual([
      1, 1,
    ])
  })

  it('[Y12] freeing and confirming at once end in one of them, and never in both', async () => {
    const id = await product()
    const context = ownContext(shop.services)
    for (let round = 0; round < 4; round++) {
      const [one, other] = [await booked(at(4 + round, '10:00')), await reserved(id)]
      const past = new Date(Date.now() - 1).toISOString()
      const soon = new Date(Date.now() + 40).toISOString()
      const confirmBefore = round % 2 ? past : soon
      await shop.services.database.write(async (manager) => {
        await manager.update(Appointment, { id: one.id }, { confirmBefore })
        await manager.update(Reservation, { id: other.id }, { confirmBefore })
      })
      const stock = (await reservations.stocks([id]))[0] ?? 0
      await new Promise((resolve) => setTimeout(resolve, 30))
      const [isFreed, ended, ...confirmed] = await Promise.all([
        expireAppointment(context, one.id),
        endIfWaiting(context, other.id, 'unconfirmed'),
        confirm(one.toConfirm),
        confirm(other.toConfirm),
      ])
      const counts = confirmed.map(({ data }) => data?.confirm.state === 'confirmed')
      const [appointment, reservation] = [
        await reader().findOneByOrFail(Appointment, { id: one.id }),
        await reader().findOneByOrFail(Reservation, { id: other.id }),
      ]
      expect(isFreed && counts[0]).toBe(false)
      expect(ended !== null && counts[1]).toBe(false)
      expect(appointment).toMatchObject(
        counts[0]
          ? { state: 'booked', confirmBefore: null }
          : { state: isFreed ? 'cancelled' : 'booked', confirmBefore },
      )
      expect(reservation.state).toBe(ended ? 'cancelled' : 'waiting')
      expect(await reader().countBy(Claim, { appointment: one.id })).toBe(isFreed ? 0 : 6)
      expect(await reservations.stocks([id])).toEqual([stock + (ended ? 1 : 0)])
      await free()
    }
  })

  it('[Y12] staff let it count by hand, and see that it waits', async () => {
    const [one, other] = [await booked(at(3, '13:00')), await reserved(await product())]
    const list = '{ appointments(filter: { ids: [ID] }) { items { confirmBefore } } }'.replace('ID', String(one.id))
    expect(done(await shop.admin(list)).appointments).toEqual({ items: [{ confirmBefore: expect.any(String) }] })
    const byHand = `mutation { confirmAppointment(id: ${one.id}) { confirmBefore } confirmReservation(id: ${other.id}) { confirmBefore } }`
    expect((await shop.graphql(byHand)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    expect(done(await shop.admin(byHand))).toEqual({
      confirmAppointment: { confirmBefore: null },
      confirmReservation: { confirmBefore: null },
    })
    expect(await look(one.toConfirm)).toMatchObject({ state: 'confirmed' })
    expect(await subjectsTo(other.email)).toHaveLength(2)
  })

  it('[Y12] who waits may cancel without a mail to anybody, and cannot move', async () => {
    const { emailAddress, code } = await booked(at(3, '14:00'))
    const toShop = (await subjectsTo('winkel@example.com')).length
    expect(refusal(await shop.move(code, at(3, '15:00'))).message).toMatch(/^Confirm the appointment first/)
    expect(done(await shop.cancel(code)).cancelAppointment.state).toBe('cancelled')
    expect(await subjectsTo(emailAddress)).toHaveLength(1)
    expect(await subjectsTo('winkel@example.com')).toHaveLength(toShop)
  })

  it('[Y12] customers need not confirm: signed in, or with the address of a job; nor anybody after the end', async () => {
    const counts = async (startsAt: string, headers: Record<string, string> = {}) => {
      const emailAddress = person()
      done(await shop.book(kind, startsAt, { emailAddress }, headers))
      return (await reader().findOneByOrFail(Appointment, { emailAddress })).confirmBefore === null
    }
    expect(await counts(at(5, '11:00'))).toBe(false)
    expect(await counts(at(5, '12:00'), await shop.login('cms-status-user'))).toBe(true)
    await asks({ confirmsByMail: true, confirmsByMailUntil: new Date(Date.now() + 60_000).toISOString() })
    expect(await counts(at(5, '13:00'))).toBe(false)
    await asks({ confirmsByMailUntil: new Date(Date.now() - 60_000).toISOString() })
    expect(await counts(at(5, '14:00'))).toBe(true)
    // The switch is off by itself then, so that it needs no end when it is switched on again.
    await free()
    const { confirmsByMail, confirmsByMailUntil } = await readShop(reader())
    expect([Boolean(confirmsByMail), confirmsByMailUntil]).toEqual([false, null])
    await asks({ confirmsByMail: false, confirmsByMailUntil: null })
    expect(await counts(at(5, '15:00'))).toBe(true)
  })

  it('[Y12] an address that is mailed no more holds nothing: nobody could confirm', async () => {
    const email = person()
    const ids: number[] = []
    for (let time = 0; time < 6; time++) ids.push(await product())
    for (const id of ids.slice(0, 5)) done(await reservations.reserve(id, { email, language: 'nl' }))
    const refused = refusal(await reservations.reserve(ids[5] ?? 0, { email, language: 'nl' }))
    expect([refused.extensions.code, refused.message]).toEqual(['CONFLICT', expect.stringMatching(/too many e-mails/)])
    expect(await reservations.stocks([ids[5] ?? 0])).toEqual([8])
    expect(await reader().countBy(Reservation, { email })).toBe(5)
  })

  it('[Y12] REST says that it waits, and a code that confirms nothing is not found', async () => {
    const rest = restClient(shop, {})
    const input = { kind, starts_at: at(6, '10:00'), name: 'Anna', email_address: person() }
    const csrf = await fetch(`${shop.url}/api/csrf-cookie`)
    const cookie = csrf.headers.getSetCookie().find((each) => each.startsWith('XSRF-TOKEN=')) ?? ''
    const [pair = ''] = cookie.split(';')
    const calls = restClient(shop, { cookie: pair, 'x-xsrf-token': decodeURIComponent(pair.split('=')[1] ?? '') })
    const answer = await calls('POST', 'book-appointment', input)
    expect(answer).toMatchObject({ status: 201 })
    expect(JSON.stringify(answer.body)).toMatch(/"confirm_before":"20/)
    expect(rest).toBeDefined()
    expect(refusal(await confirm('A'.repeat(22))).extensions.code).toBe('NOT_FOUND')
  })
})
