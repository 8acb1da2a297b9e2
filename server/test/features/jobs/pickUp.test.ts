import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { jobTotals } from '../../../src/features/jobs/jobTotals.js'
import { JobReport } from '../../../src/features/jobs/report/JobReport.js'
import { StatusRepair } from '../../../src/features/jobs/StatusRepair.js'
import { OutgoingMail } from '../../../src/features/messages/OutgoingMail.js'
import { exportCustomer } from '../../../src/features/privacy/exportCustomer.js'
import { shopDay } from '../../../src/features/statistics/countPageView.js'
import { Revision } from '../../../src/kernel/records/Revision.js'
import { dataOf } from '../../delivery/rest/restClient.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { type JobShop, type Person, startJobShop } from './jobShop.js'
import { kinds } from './kinds.js'

const [, repair] = kinds
const roles = ['cms-admin', 'cms-status-user', 'cms-zzp', 'cms-accountant', undefined] as const

describe.each(testDatabases)('finishing and picking up a job, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: JobShop
  let anna: Person
  const today = () => shopDay(new Date(), shop.services.settings.timeZone)

  beforeAll(async () => {
    database = await create()
    shop = await startJobShop(database)
    anna = await shop.person('Anna', { language: 'en' })
    const { errors } = await shop.admin.ask(`mutation {
      updateShop(input: { openingHours: [{ weekday: 1, opens: "09:00", closes: "17:30" }] }) { id }
    }`)
    expect(errors).toBeUndefined()
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })
  beforeEach(() => shop.emptyOutbox())

  const bringIn = (record: object = {}) => shop.addJob(repair, { customer: anna.id, hold_back_notice: true, ...record })
  const pickUp = (id: number, more = '') => `mutation { pickUpJob(job: statusRepair, id: ${id}${more}) }`

  it('[K15] a job that is finished ends that day, unless it says on which', async () => {
    const [one, other, later] = [await bringIn(), await bringIn(), await bringIn({ start_date: '2999-01-01' })]
    expect(await shop.editJob(repair, one.id, { status: 'finished' })).toMatchObject({ end_date: today() })
    const given = { status: 'finished', end_date: '2026-01-02' }
    expect(await shop.editJob(repair, other.id, given)).toMatchObject({ end_date: '2026-01-02' })
    expect(await shop.editJob(repair, other.id, { end_date: null })).toMatchObject({ end_date: null })
    expect(await shop.editJob(repair, later.id, { status: 'finished' })).toMatchObject({ end_date: null })
    expect(await bringIn({ status: 'finished' })).toMatchObject({ end_date: today() })
  })

  it('[K15] the mail of a finished job names the price and the hours, and one without a price none', async () => {
    const { id } = await bringIn({
      lines: [{ kind: 'labour', description: 'Screen', quantity: '1', unit_price: 149.5, vat_rate: 21 }],
    })
    await shop.editJob(repair, id, { status: 'finished' })
    const free = await bringIn()
    await shop.editJob(repair, free.id, { status: 'finished' })
    const [mail, other] = (await shop.outbox()).map(({ text }) => text)
    expect(mail).toContain('Price: €149.50')
    expect(mail).toContain('opening hours:\nMonday 9:00–17:30')
    expect(other).not.toContain('Price')
    expect(other).toContain('Monday 9:00–17:30')
  })

  it('[K16] [K10] costs without lines come to the same at pick-up, on the page, in mails and for the accountant', async () => {
    const vat = (rate: number | null) =>
      shop.admin.ask(`mutation { updateShop(input: { vatStandard: ${rate} }) { id } }`)
    expect((await vat(21)).errors).toBeUndefined()
    const { id } = await bringIn({ costs: 100, including_vat: false })
    const { data: address } = await shop.admin.ask<{ jobAddress: { nl: string } }>(
      `{ jobAddress(job: statusRepair, id: ${id}) { nl } }`,
    )
    const code = address?.jobAddress.nl.split('/').at(-1)
    const totals = 'totals { excluding including rates { rate vat } }'
    const shown = async () => {
      const { data, errors } = await shop.admin.ask<Record<string, { totals: object | null }>>(
        `{ jobReport(job: statusRepair, id: ${id}) { ${totals} } trackedJob(code: "${code}") { ${totals} } }`,
      )
      expect(errors).toBeUndefined()
      return [data?.jobReport?.totals, data?.trackedJob?.totals]
    }
    const job = await shop.services.database.reader.findOneByOrFail(StatusRepair, { id })
    for (const [rate, total, price] of [
      [21, { excluding: 100, including: 121, rates: [{ rate: 21, vat: 21 }] }, 'Price: €121.00'],
      [null, { excluding: 100, including: 100, rates: [] }, 'Price: €100.00, excluding VAT'],
    ] as const) {
      await vat(rate)
      expect(await shown()).toEqual([total, total])
      await shop.emptyOutbox()
      await shop.editJob(repair, id, { status: 'finished' })
      await shop.admin.ask(`mutation { mailJobReport(job: statusRepair, id: ${id}) { mail } }`)
      const mails = await shop.outbox()
      expect(mails.map(({ text }) => text.split('\n').find((line) => line.startsWith('Price')))).toEqual([price, price])
      await shop.editJob(repair, id, { status: 'waiting', hold_back_notice: true })
      expect(jobTotals(job, rate).including).toBe(total.including * 100)
    }
    await shop.editJob(repair, id, { costs: null })
    expect(await shown()).toEqual([null, null])
    await vat(21)
  })

  it('[K15] the timeline says which mail it was to the shop alone, and that mail is sent again', async () => {
    const { id } = await bringIn()
    await shop.editJob(repair, id, { status: 'finished' })
    const [mail] = await shop.outbox()
    const query = `{ statusRepair(id: ${id}) { timeline { mail } } }`
    const { data } = await shop.admin.ask(query)
    expect(data).toEqual({ statusRepair: { timeline: [{ mail: null }, { mail: mail?.id }] } })
    expect((await anna.ask(query)).data).toEqual({ statusRepair: { timeline: [{ mail: null }, { mail: null }] } })
  })

  it('[K16] pick-up stores how and when it was paid, who signed and the warranty, finishes the job, once', async () => {
    const { id } = await bringIn({ status: 'waiting', access_code: '1234' })
    const more = ', paidWith: card, pickedUpBy: "  Anna\\nde Boer ", warrantyUntil: "2027-02-22"'
    const { data, errors } = await shop.admin.ask<{ pickUpJob: string }>(pickUp(id, more))
    expect(errors).toBeUndefined()
    const fields = 'status pickedUpAt pickedUpBy paidWith paidAt warrantyUntil timeline { to isNoticed userName }'
    const read = async () =>
      (await shop.admin.ask<{ job: Record<string, unknown> }>(`{ job: statusRepair(id: ${id}) { ${fields} } }`)).data
        ?.job
    const job = await read()
    expect(job).toMatchObject({
      status: 'finished',
      pickedUpAt: data?.pickUpJob,
      pickedUpBy: 'Anna de Boer',
      paidWith: 'card',
      paidAt: expect.stringMatching(/Z$/),
      warrantyUntil: '2027-02-22',
      timeline: [{ to: 'waiting' }, { to: 'finished', isNoticed: false, userName: 'The cms-admin' }],
    })
    expect(await shop.outbox()).toEqual([])
    expect((await shop.admin.ask(`{ hasAccessCode(job: statusRepair, id: ${id}) }`)).data).toEqual({
      hasAccessCode: false,
    })
    await shop.admin.ask(pickUp(id, ', paidWith: cash, pickedUpBy: "Bram"'))
    expect(await read()).toEqual(job)
    await shop.admin.ask(pickUp(id, ', isPickedUp: false'))
    expect(await read()).toMatchObject({ pickedUpAt: null, pickedUpBy: null, paidWith: 'card', status: 'finished' })
  })

  it('[K16] a drawn signature stands beside the job: for the shop alone, in export and trash, gone with the pick-up', async () => {
    const { id } = await bringIn()
    const drawing = 'M10 20 L30 40 M50 60 L70 80'
    const { errors } = await shop.admin.ask(pickUp(id, ', signature: "<script>"'))
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION', errors: { signature: [expect.any(String)] } })
    await shop.admin.ask(pickUp(id, `, pickedUpBy: "Anna", signature: "${drawing}"`))
    const read = async (who = shop.admin) =>
      (await who.ask<{ jobReport: object }>(`{ jobReport(job: statusRepair, id: ${id}) { drawing } }`)).data?.jobReport
    expect(await read()).toEqual({ drawing })
    expect(await read(anna)).toBeUndefined()
    const history = await shop.services.database.reader.findBy(Revision, { entity: 'statusRepair', record: id })
    expect(JSON.stringify(history)).not.toContain(drawing)
    const exported = async () => JSON.stringify(await exportCustomer(shop.services, anna.id))
    expect(await exported()).toContain(drawing)

    await shop.admin.rest('DELETE', `status-repair/delete/${id}`)
    expect(await shop.services.database.reader.countBy(JobReport, { job: id })).toBe(0)
    await shop.admin.ask(`mutation { restoreRecord(entity: statusRepair, id: ${id}) { restored } }`)
    expect(await read()).toEqual({ drawing })
    await shop.admin.ask(pickUp(id, ', isPickedUp: false'))
    expect(await read()).toEqual({ drawing: null })
    expect(await exported()).not.toContain(drawing)
  })

  it('[K16] the repair report is mailed in the language of the customer, once while it has not left, with its true state', async () => {
    const { id, number } = await bringIn({
      description: 'Laptop',
      description_problem: 'The screen stays black.',
      what_has_been_done: 'New screen.',
      lines: [{ kind: 'labour', description: 'Screen', quantity: '1', unit_price: 149.5, vat_rate: 21 }],
      warranty_until: '2027-02-22',
      status: 'finished',
    })
    const mailReport = (job = id) =>
      shop.admin.ask<{ mailJobReport: { mail: number; mailState: string } }>(
        `mutation { mailJobReport(job: statusRepair, id: ${job}) { mail mailState } }`,
      )
    const { data } = await mailReport()
    expect((await mailReport()).data).toEqual(data)
    const [mail, ...others] = await shop.outbox()
    expect(others).toEqual([])
    expect(data?.mailJobReport).toEqual({ mail: mail?.id, mailState: 'queued' })
    expect(mail).toMatchObject({
      recipient: 'anna@example.com',
      subject: `Report of your job ${number}`,
      isSecret: true,
    })
    for (const part of [
      'The screen stays black.',
      'New screen.',
      '1 × Screen: €149.50',
      '22 February 2027',
      '[link]',
    ]) {
      expect(mail?.text).toContain(part)
    }
    const setMail = (columns: object) =>
      shop.services.database.write((manager) => manager.update(OutgoingMail, { id: mail?.id }, columns))
    const state = async () =>
      (
        await shop.admin.ask<{ jobReport: { mailState: string } }>(
          `{ jobReport(job: statusRepair, id: ${id}) { mailState } }`,
        )
      ).data?.jobReport.mailState
    await setMail({ lastError: 'Mailbox unavailable' })
    expect(await state()).toBe('failed')
    await setMail({ sentAt: new Date().toISOString() })
    expect(await state()).toBe('sent')
    expect((await mailReport()).data?.mailJobReport.mailState).toBe('queued')
    expect(await shop.outbox()).toHaveLength(2)

    const { id: nobody } = dataOf(await shop.admin.rest<{ id: number }>('POST', 'register', { name: 'Zonder mail' }))
    const { errors } = await mailReport((await bringIn({ customer: nobody, status: 'finished' })).id)
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })

  it('[K16] what is to be paid later is paid when that is entered', async () => {
    const { id } = await bringIn()
    await shop.admin.ask(pickUp(id, ', paidWith: later'))
    const paid = async () =>
      (await shop.admin.ask<{ job: { paidAt: string | null } }>(`{ job: statusRepair(id: ${id}) { paidAt } }`)).data
        ?.job
    expect(await paid()).toEqual({ paidAt: null })
    await shop.editJob(repair, id, { paid_with: 'transfer' })
    expect(await paid()).toEqual({ paidAt: expect.stringMatching(/Z$/) })
    const long = 'x'.repeat(121)
    const { errors } = await shop.admin.ask(pickUp((await bringIn()).id, `, pickedUpBy: "${long}"`))
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION', errors: { pickedUpBy: [expect.any(String)] } })
  })

  it('[K20] what is open, and for when, is asked of the list', async () => {
    const device = { description: 'Late and open', promised_on: '2026-01-05' }
    const [open, done] = [await bringIn(device), await bringIn({ ...device, status: 'finished' })]
    const late = '{ statusesRepair(filter: { isOpen: true, promisedOnTo: "2026-02-01" }) { items { id } } }'
    const { data } = await shop.admin.ask(late)
    expect(data).toEqual({ statusesRepair: { items: [{ id: open.id }] } })
    await shop.editJob(repair, done.id, { status: 'waiting', hold_back_notice: true })
    await shop.editJob(repair, open.id, { status: 'finished', hold_back_notice: true })
    expect((await shop.admin.ask(late)).data).toEqual({ statusesRepair: { items: [{ id: done.id }] } })
  })

  it.each(roles)('[K16] by %s is allowed to the shop alone', async (role) => {
    const { id } = await bringIn()
    const headers = role === undefined ? {} : await shop.login(role)
    const { errors } = await shop.graphql(pickUp(id), {}, headers)
    const expected = role === 'cms-admin' ? undefined : role === undefined ? 'UNAUTHENTICATED' : 'FORBIDDEN'
    expect(errors?.[0]?.extensions?.code).toBe(expected)
  })
})
