import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Customer } from '../../../src/features/customers/Customer.js'
import { Device } from '../../../src/features/devices/Device.js'
import { JobIntake } from '../../../src/features/jobs/JobIntake.js'
import { StatusRepair } from '../../../src/features/jobs/StatusRepair.js'
import { exportCustomer } from '../../../src/features/privacy/exportCustomer.js'
import { roles } from '../../../src/kernel/access/roles.js'
import { TrashedRecord } from '../../../src/kernel/records/TrashedRecord.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { type JobShop, type Person, startJobShop } from '../jobs/jobShop.js'

const mutation = `mutation ($intake: TakeInInput!, $key: String!) {
  takeIn(intake: $intake, key: $key) {
    kind id number customer language email phone isNoticed address message signedBy drawing terms takenInBy
  }
}`

interface Taken {
  takeIn: { kind: string; id: number; number: string; [field: string]: unknown }
}

const newCustomer = { name: 'Wim de Wit', phoneNumber: '06 12345678' }
const newDevice = { brand: 'HP', model: 'EliteBook' }
const job = { descriptionProblem: 'Does not start', accessories: 'Charger' }

describe.each(bothDatabases)('taking in a device, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: JobShop
  let anna: Person
  let keys = 0

  beforeAll(async () => {
    database = await create()
    shop = await startJobShop(database)
    anna = await shop.person('Anna')
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const take = (intake: object, key = `key-${++keys}`, who = shop.admin) =>
    who.ask<Taken>(mutation, { intake: { kind: 'statusRepair', job, ...intake }, key })
  const takenBy = async (intake: object, key?: string) => {
    const { data, errors } = await take(intake, key)
    expect(errors).toBeUndefined()
    return (data as Taken).takeIn
  }
  const counts = () => {
    const { reader } = shop.services.database
    return Promise.all([Customer, Device, StatusRepair, JobIntake].map((type) => reader.count(type as never)))
  }
  const faultsOf = async (intake: object) => (await take(intake)).errors?.[0]?.extensions.errors

  it('[K1] customer, device and job are added together, and a repeated request answers with the same job', async () => {
    const before = await counts()
    const first = await takenBy({ newCustomer, newDevice }, 'the-same')
    expect(first).toMatchObject({ customer: 'Wim de Wit', email: null, phone: '+31612345678', isNoticed: false })
    expect(await takenBy({ newCustomer, newDevice }, 'the-same')).toEqual(first)
    expect(await counts()).toEqual(before.map((count) => count + 1))
    const other = await take({ newCustomer: { ...newCustomer, name: 'Other' }, newDevice }, 'the-same')
    expect(other.errors?.[0]?.extensions.code).toBe('CONFLICT')
  })

  it('[K1] of ten requests with one key side by side one adds a job', async () => {
    const before = await counts()
    const all = await Promise.all(Array.from({ length: 10 }, () => takenBy({ newCustomer, newDevice }, 'at-once')))
    expect(new Set(all.map(({ number }) => number)).size).toBe(1)
    expect(await counts()).toEqual(before.map((count) => count + 1))
  })

  it('[K1] ten intakes side by side have ten numbers', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => takenBy({ newCustomer, newDevice })))
    expect(new Set(all.map(({ number }) => number)).size).toBe(10)
  })

  it('[K1] names every field at fault at once, and adds nothing', async () => {
    const before = await counts()
    const faults = await faultsOf({
      newCustomer: { name: '', email: 'anna@example.com' },
      newDevice: {},
      job: { costLimit: -1 },
    })
    expect(Object.keys(faults ?? {}).sort()).toEqual([
      'job.costLimit',
      'job.descriptionProblem',
      'newCustomer.email',
      'newCustomer.name',
      'newDevice.brand',
    ])
    expect(Object.keys((await faultsOf({ newCustomer: null })) ?? {}).sort()).toEqual(['customer', 'device'])
    expect(await counts()).toEqual(before)
  })

  it('[K1] what fails last undoes what was added first', async () => {
    const before = await counts()
    const faults = await faultsOf({ newCustomer, newDevice, job: { ...job, service: 99_999 } })
    expect(Object.keys(faults ?? {})).toEqual(['job.service'])
    expect(await counts()).toEqual(before)
  })

  it('[K1] takes in a known device of a known customer, who is mailed unless held back; not that of another', async () => {
    await shop.emptyOutbox()
    const { id } = await takenBy({ customer: anna.id, newDevice })
    const { device } = await shop.services.database.reader.findOneByOrFail(StatusRepair, { id })
    const again = await takenBy({ customer: anna.id, device, job: { ...job, holdBackNotice: true } })
    expect(again).toMatchObject({ isNoticed: false, email: 'anna@example.com' })
    expect((await shop.outbox()).map(({ recipient }) => recipient)).toEqual(['anna@example.com'])
    expect(Object.keys((await faultsOf({ newCustomer, device })) ?? {})).toEqual(['device'])
    expect(Object.keys((await faultsOf({ customer: 99_999, newDevice })) ?? {})).toEqual(['customer'])
  })

  it('[K7] stores a signature with the terms that were read, for the paper, the export and until erasure', async () => {
    const { data } = await shop.admin.ask<{ intakeForm: { terms: { nl: string } } }>('{ intakeForm { terms { nl } } }')
    const terms = data?.intakeForm.terms.nl ?? ''
    expect(terms).toContain('back-up')
    const drawing = 'M10 20 L30 40 M50 60 L70 80'
    const signature = { name: 'Wim', drawing, terms }
    const taken = await takenBy({ newCustomer, newDevice, signature })
    expect(taken).toMatchObject({ signedBy: 'Wim', drawing, terms })
    const wrong = { newCustomer, newDevice }
    expect(await faultsOf({ ...wrong, signature: { ...signature, terms: 'Others' } })).toHaveProperty([
      'signature.terms',
    ])
    expect(await faultsOf({ ...wrong, signature: { ...signature, name: ' ' } })).toHaveProperty(['signature.name'])
    expect(await faultsOf({ ...wrong, signature: { ...signature, drawing: 'M1 1"/><script>' } })).toHaveProperty([
      'signature.drawing',
    ])

    const { customer } = await shop.services.database.reader.findOneByOrFail(StatusRepair, { id: taken.id })
    expect(JSON.stringify(await exportCustomer(shop.services, customer))).toContain(drawing)
    await shop.admin.ask(`mutation { deleteStatusRepair(id: ${taken.id}) { deleted } }`)
    const where = { entity: 'statusRepair', job: taken.id }
    expect(await shop.services.database.reader.countBy(JobIntake, where)).toBe(0)
    const { data: erased } = await shop.admin.ask(
      `mutation { eraseCustomer(id: ${customer}, confirmation: "Wim de Wit") { jobs } }`,
    )
    expect(erased).toBeTruthy()
    const stored = await shop.services.database.reader.find(TrashedRecord)
    expect(JSON.stringify(stored)).not.toContain(drawing)
  })

  it('[Y66] a repair under warranty costs nothing and keeps the last day; the job of another is refused', async () => {
    const first = await takenBy({ customer: anna.id, newDevice })
    const { device } = await shop.services.database.reader.findOneByOrFail(StatusRepair, { id: first.id })
    const warrantyUntil = '2031-05-01'
    await shop.services.database.write((manager) =>
      manager.update(StatusRepair, { id: first.id }, { warrantyUntil, costs: 8900 }),
    )
    const warranty = { kind: 'statusRepair', id: first.id }
    const again = await takenBy({ customer: anna.id, device, warranty })
    const stored = await shop.services.database.reader.findOneByOrFail(StatusRepair, { id: again.id })
    expect(stored).toMatchObject({ warrantyOf: first.id, warrantyOfNewPc: null, costs: 0, lines: [], warrantyUntil })
    expect(Object.keys((await faultsOf({ newCustomer, newDevice, warranty })) ?? {})).toEqual(['warranty'])
    expect(Object.keys((await faultsOf({ kind: 'statusNewPc', customer: anna.id, warranty })) ?? {})).toEqual([
      'warranty',
    ])
  })

  it('[K2] writes a message in the language of the customer, with the secret address of the job', async () => {
    const english = await takenBy({ newCustomer: { ...newCustomer, language: 'en' }, newDevice })
    expect(english.message).toContain(`your repair is in our books as number ${english.number}`)
    expect(english.message).toContain(english.address)
    const dutch = await takenBy({ kind: 'statusNewPc', newCustomer })
    expect(dutch.message).toContain('je nieuwe pc')
  })

  it('[K1] proposes days on which the shop is open', async () => {
    const { data } = await shop.admin.ask<{ intakeForm: { promisedOn: string; openDays: string[] } }>(
      '{ intakeForm { promisedOn openDays services { promisedOn } } }',
    )
    expect(data?.intakeForm.openDays).toContain(data?.intakeForm.promisedOn)
  })

  it.each(roles.values)('[K23] only the shop takes in: %s', async (role) => {
    const headers = role === 'cms-admin' ? undefined : await shop.login(role)
    const ask = (query: string, variables?: object) =>
      headers ? shop.graphql(query, variables, headers) : shop.admin.ask(query, variables)
    const code = role === 'cms-admin' ? undefined : 'FORBIDDEN'
    for (const query of [
      '{ intakeForm { promisedOn } }',
      `{ intakePaper(number: "${await anyNumber()}") { signedBy } }`,
    ]) {
      expect((await ask(query)).errors?.[0]?.extensions.code).toBe(code)
    }
    const variables = { intake: { kind: 'statusRepair', job, newCustomer, newDevice }, key: `role-${role}` }
    expect((await ask(mutation, variables)).errors?.[0]?.extensions.code).toBe(code)
  })

  async function anyNumber(): Promise<string> {
    const [first] = await shop.services.database.reader.find(StatusRepair, { take: 1 })
    return first?.number ?? ''
  }
})
