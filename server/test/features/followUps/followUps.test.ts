import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { callsToMake } from '../../../src/features/followUps/callsToMake.js'
import { jobsToCollect } from '../../../src/features/followUps/jobsToCollect.js'
import { InternalNote } from '../../../src/features/jobs/InternalNote.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { repair } from '../quotes/QuoteShop.js'
import { ReminderShop } from '../reminders/ReminderShop.js'

const day = 24 * 60 * 60_000
const ago = (days: number) => new Date(Date.now() - days * day).toISOString()

describe.each(bothDatabases)('whom the shop comes back to, on $name', ({ create }) => {
  let database: TestDatabase
  let reminded: ReminderShop
  let unmailed: number
  let mailed: number

  beforeAll(async () => {
    database = await create()
    reminded = await ReminderShop.start(database)
    unmailed = await reminded.customer('Bert', { email: null, password: undefined, phone_number: '06 12345678' })
    mailed = await reminded.customer('Anna')
  })
  afterAll(async () => {
    await reminded.shop.close()
    await database.drop()
  })

  const calls = async () => callsToMake(reminded.services, new Date())
  const reasonOf = async (job: number) => (await calls()).find((call) => call.job === job)?.reason ?? null
  const note = async (job: number, call: 'reached' | 'not_reached', text = '') => {
    const document =
      'mutation ($id: Int!, $text: String!, $call: CallResult) { addInternalNote(job: statusRepair, id: $id, text: $text, call: $call) { id text call } }'
    const { data, errors } = await reminded.shop.admin.ask<{ addInternalNote: { id: number } }>(document, {
      id: job,
      text,
      call,
    })
    if (!data) throw new Error(JSON.stringify(errors))
    return data.addInternalNote
  }
  const messageOf = async (number: string) => {
    const { data } = await reminded.shop.admin.ask<{ intakePaper: { message: string } }>(
      'query ($number: String!) { intakePaper(number: $number) { message } }',
      { number },
    )
    return data?.intakePaper.message ?? ''
  }
  const numberOf = async (job: number) => {
    const { data } = await reminded.shop.admin.ask<{ statusRepair: { number: string } }>(
      `{ statusRepair(id: ${job}) { number } }`,
    )
    return data?.statusRepair.number ?? ''
  }

  it('[Y65] a customer without an e-mail address whose device is ready is to be called, until somebody reached him', async () => {
    const job = await reminded.readyJob(unmailed, ago(1))
    const other = await reminded.readyJob(mailed, ago(1))
    expect(await calls()).toMatchObject([
      { job, entity: 'statusRepair', customerName: 'Bert', phoneE164: '+31612345678', reason: 'ready', missed: 0 },
    ])
    expect(await reasonOf(other)).toBeNull()
    expect(await note(job, 'not_reached')).toMatchObject({ text: '', call: 'not_reached' })
    expect(await calls()).toMatchObject([{ job, missed: 1 }])
    await note(job, 'reached', 'Komt zaterdag')
    expect(await calls()).toEqual([])
  })

  it('[Y65] whoever leaves a device is called again on the days on which others are reminded', async () => {
    const job = await reminded.readyJob(unmailed, ago(8))
    const { id } = await note(job, 'reached')
    expect(await reasonOf(job)).toBeNull()
    await reminded.services.database.write((manager) => manager.update(InternalNote, { id }, { at: ago(7.5) }))
    expect(await reasonOf(job)).toBe('uncollected')
    await note(job, 'reached')
    expect(await reasonOf(job)).toBeNull()
  })

  it('[Y65] a job that waits for its customer is to be called about, and not once it goes on', async () => {
    const job = await reminded.job(unmailed, { status: 'waiting-customer' })
    expect(await reasonOf(job)).toBe('waiting-customer')
    await reminded.shop.editJob(repair, job, { status: 'in-treatment', hold_back_notice: true })
    expect(await reasonOf(job)).toBeNull()
  })

  it('[Y65] what is sent by telephone says where the job stands, with its price once it is ready', async () => {
    const job = await reminded.job(unmailed, { costs: 89 })
    const number = await numberOf(job)
    expect(await messageOf(number)).toContain(`staat bij ons genoteerd onder nummer ${number}`)
    await reminded.shop.editJob(repair, job, { status: 'in-treatment' })
    expect(await messageOf(number)).toContain(`we zijn met je reparatie (${number}) bezig`)
    await reminded.shop.editJob(repair, job, { status: 'finished' })
    expect(await messageOf(number)).toMatch(/is klaar\. Het kost €\s?89,00\. Ophalen kan wanneer we open zijn/)
    await reminded.pickUp(job, new Date().toISOString())
    expect(await messageOf(number)).toContain('is afgerond')
  })

  it('[Y64] what is ready and was not picked up is still to collect, with whether its customer was told', async () => {
    const told = await reminded.finishedJob(mailed, ago(3))
    const silent = await reminded.finishedJob(mailed, ago(3), false)
    const untold = await reminded.readyJob(unmailed, ago(2))
    const collected = await reminded.pickedUpJob(mailed, ago(1))
    const found = await jobsToCollect(reminded.services, new Date())
    const of = (job: number) => found.find((each) => each.job === job)
    expect(of(told)).toMatchObject({ notifiedAt: expect.any(String) })
    expect(of(untold)).toMatchObject({ notifiedAt: null })
    expect(of(silent)).toBeUndefined()
    expect(of(collected)).toBeUndefined()
    expect(found.map(({ since }) => since)).toEqual(found.map(({ since }) => since).toSorted())
    await note(untold, 'reached')
    const after = await jobsToCollect(reminded.services, new Date())
    expect(after.find(({ job }) => job === untold)?.notifiedAt).toEqual(expect.any(String))
  })

  it('[Y64] nobody but the shop asks for either list', async () => {
    const customer = await reminded.shop.person('Cor')
    for (const query of ['{ callsToMake { job } }', '{ jobsToCollect { job } }']) {
      expect((await reminded.shop.admin.ask(query)).errors).toBeUndefined()
      expect((await customer.ask(query)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
    }
  })
})
