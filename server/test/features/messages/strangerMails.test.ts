import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { In } from 'typeorm'
import { Appointment } from '../../../src/features/appointments/Appointment.js'
import type { MailKind } from '../../../src/features/mailTexts/MailKinds.js'
import { describedMail, mailKindChoice } from '../../../src/features/mailTexts/mailRegistry.js'
import { MailRecipient } from '../../../src/features/messages/MailRecipient.js'
import { removeOldRecipients } from '../../../src/features/messages/mailRecipients.js'
import { OutgoingMail } from '../../../src/features/messages/OutgoingMail.js'
import { Reminders } from '../../../src/features/reminders/Reminders.js'
import { ownContext } from '../../../src/kernel/context/ownContext.js'
import { required } from '../../required.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { type AppointmentShop, at, done, refusal, startAppointmentShop } from '../appointments/appointmentShop.js'
import { callsOf } from '../reservations/reservationShop.js'

/** What strangers can cause of each mail: a kind that is added has to be thought of here, too. */
const causedByStrangers: Partial<Record<MailKind, string>> = {
  ...Object.fromEntries(
    ['ToConfirm', 'Booked', 'Moved', 'Cancelled', 'Tomorrow'].map((what) => [`appointment${what}`, 'limited']),
  ),
  ...Object.fromEntries(['ToConfirm', 'Made', 'Expired', 'Cancelled'].map((what) => [`reservation${what}`, 'limited'])),
  quoteAccepted: 'once',
  quoteDeclined: 'once',
  passwordChanged: 'once',
  reset: 'bounded',
  jobLink: 'bounded',
}

describe('mails that strangers cause', () => {
  it.each(mailKindChoice.values)('[Y6] of the mail %s no more than the table says', (kind) => {
    const { audience, strangers } = describedMail(kind)
    const expected = causedByStrangers[kind]
    if (expected !== undefined) expect(strangers).toBe(expected)
    else expect(['none', ...(audience === 'shop' ? ['shop'] : [])]).toContain(strangers)
  })
})

describe.each(bothDatabases)('mails that strangers cause, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: AppointmentShop
  let kind: number
  let reservations: ReturnType<typeof callsOf>

  beforeAll(async () => {
    database = await create()
    shop = await startAppointmentShop(database, { MESSAGE_LIMIT: '1000/10m' })
    kind = await shop.kind({ capacity: 20 })
    reservations = callsOf(shop)
    done(await shop.admin('mutation { updateShop(input: { email: "winkel@example.com" }) { id } }'))
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const reader = () => shop.services.database.reader
  const mailsTo = (recipient: string) =>
    reader().find(OutgoingMail, {
      select: { id: true, text: true, html: true },
      where: { recipient: In([recipient, recipient.toUpperCase()]) },
      order: { id: 'ASC' },
    })

  it('[Y6] an address that anyone types gets five an hour and ten a day, and the screen says that no mail comes', async () => {
    const emailAddress = 'victim@example.com'
    for (let time = 0; time < 6; time++) {
      const { code } = await shop.booked(kind, at(3, '10:00'), {
        emailAddress: time % 2 ? 'VICTIM@EXAMPLE.COM' : emailAddress,
      })
      done(await shop.cancel(code))
    }
    expect(await mailsTo(emailAddress)).toHaveLength(5)
    const query = 'query ($code: String!) { appointmentByCode(code: $code, language: nl) { isMailed } }'
    const { code } = await shop.booked(kind, at(3, '10:00'), { emailAddress })
    expect(done(await shop.graphql(query, { code })).appointmentByCode).toEqual({ isMailed: false })
    const { code: other } = await shop.booked(kind, at(3, '10:00'), { emailAddress: 'somebody@example.com' })
    expect(done(await shop.graphql(query, { code: other })).appointmentByCode).toEqual({ isMailed: true })

    const past = new Date(Date.now() - 1000).toISOString()
    await shop.services.database.write((manager) => manager.updateAll(MailRecipient, { hourEndsAt: past }))
    for (let time = 0; time < 4; time++) {
      done(await shop.cancel((await shop.booked(kind, at(3, '11:00'), { emailAddress })).code))
    }
    expect(await mailsTo(emailAddress)).toHaveLength(10)
    await shop.services.database.write((manager) =>
      manager.updateAll(MailRecipient, { hourEndsAt: past, dayEndsAt: past }),
    )
    done(await shop.cancel((await shop.booked(kind, at(3, '12:00'), { emailAddress })).code))
    expect(await mailsTo(emailAddress)).toHaveLength(12)
  })

  it('[Y6] side by side too, and the shop is told of each', async () => {
    const emailAddress = 'crowd@example.com'
    const before = (await mailsTo('winkel@example.com')).length
    const products: number[] = []
    for (let count = 0; count < 12; count++) products.push(await addProduct())
    const made = await Promise.all(products.map((id) => reservations.reserve(id, { email: emailAddress })))
    expect(made.filter(({ errors }) => !errors)).toHaveLength(12)
    expect(await mailsTo(emailAddress)).toHaveLength(5)
    expect((await mailsTo('winkel@example.com')).length - before).toBe(12)
    const isMailed = await Promise.all(
      made.map(async (answer) => {
        const { code } = done(answer).reserveProduct
        const query = 'query ($code: String!) { reservationByCode(code: $code) { isMailed } }'
        return done(await shop.graphql<{ reservationByCode: { isMailed: boolean } }>(query, { code })).reservationByCode
      }),
    )
    expect(isMailed.filter((each) => each.isMailed)).toHaveLength(5)
  })

  it('[Y6] a reminder counts, and what the shop itself does is mailed', async () => {
    const emailAddress = 'reminded@example.com'
    for (let time = 0; time < 2; time++) {
      done(await shop.cancel((await shop.booked(kind, at(5, '10:00'), { emailAddress })).code))
    }
    await shop.booked(kind, at(5, '10:00'), { emailAddress })
    expect(await mailsTo(emailAddress)).toHaveLength(5)
    const reminders = new Reminders(() => ownContext(shop.services))
    await reminders.remind(new Date(at(4, '12:00')))
    expect(await mailsTo(emailAddress)).toHaveLength(5)
    const { id } = required(await reader().findOneBy(Appointment, { emailKey: emailAddress, state: 'booked' }), 'it')
    done(await shop.admin(`mutation { cancelAppointments(ids: [${id}], notify: true) { id } }`))
    expect(await mailsTo(emailAddress)).toHaveLength(6)
  })

  it('[Y6] "this was not me" stops them for thirty days, by a press alone', async () => {
    const emailAddress = 'not-me@example.com'
    await shop.booked(kind, at(6, '10:00'), { emailAddress, language: 'nl' })
    const [mail] = await mailsTo(emailAddress)
    const code = required(/\/nl\/niet-ik\/([0-9a-f]{64})/.exec(mail?.text ?? '')?.[1], 'code')
    expect(mail?.html).toContain(`/nl/niet-ik/${code}"`)
    const read = 'query ($code: String!) { mailStop(code: $code) { stoppedUntil } }'
    const stop = 'mutation ($code: String!) { stopMails(code: $code) { stoppedUntil } }'
    expect(done(await shop.graphql(read, { code })).mailStop).toEqual({ stoppedUntil: null })
    const { stopMails } = done(await shop.graphql<{ stopMails: { stoppedUntil: string } }>(stop, { code }))
    expect(Math.round((Date.parse(stopMails.stoppedUntil) - Date.now()) / 86_400_000)).toBe(30)
    await shop.booked(kind, at(6, '11:00'), { emailAddress })
    expect(await mailsTo(emailAddress)).toHaveLength(1)
    expect(refusal(await shop.graphql(stop, { code: code.replace(/./g, '0') })).extensions.code).toBe('NOT_FOUND')

    const write = (then: Date) => shop.services.database.write((manager) => removeOldRecipients(manager, then))
    await write(new Date(Date.now() + 2 * 86_400_000))
    expect(await reader().findBy(MailRecipient, {})).toEqual([expect.objectContaining({ code })])
    await write(new Date(Date.now() + 31 * 86_400_000))
    expect(await reader().count(MailRecipient)).toBe(0)
  })

  it('[Y5] nobody has the shop greet others with an address or a sentence', async () => {
    const spam = 'klant, je betaling is mislukt, betaal op https://betaal.example'
    const booked = refusal(await shop.book(kind, at(7, '10:00'), { name: spam, emailAddress: 'no' }))
    expect(booked.extensions.errors).toEqual({
      name: ["The 'Name' field cannot hold a website or an e-mail address."],
      emailAddress: [expect.any(String)],
    })
    const reserved = refusal(
      await reservations.reserve(await addProduct(), { name: 'betaal.nl', email: 'a@example.com' }),
    )
    expect(Object.keys(reserved.extensions.errors ?? {})).toEqual(['name'])
    const send = 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { sent } }'
    const message = { name: 'www.x.nl', email: 'no', message: 'Hallo', website: '' }
    const sent = refusal(await shop.graphql(send, { input: message }))
    expect(Object.keys(sent.extensions.errors ?? {}).sort()).toEqual(['email', 'name'])
    const long = 'Anna '.repeat(20).trim()
    await shop.booked(kind, at(7, '10:00'), { name: long, emailAddress: 'long@example.com', language: 'nl' })
    const [mail] = await mailsTo('long@example.com')
    expect(mail?.text).toContain(`Beste ${long.slice(0, 59)}…`)
    expect(mail?.text).not.toContain(long)
  })

  async function addProduct(): Promise<number> {
    const create = 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { id } }'
    const input = { title: `Muis ${Math.random()}`, price: 1995, stock: 3, language: 'nl' }
    return done(await shop.admin<{ createProduct: { id: number } }>(create, { input })).createProduct.id
  }
})
