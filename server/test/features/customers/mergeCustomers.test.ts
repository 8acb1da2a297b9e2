import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Customer } from '../../../src/features/customers/Customer.js'
import { CustomerNote } from '../../../src/features/customers/CustomerNote.js'
import { Device } from '../../../src/features/devices/Device.js'
import { accountReferences } from '../../../src/features/mergedCustomers/accountReferences.js'
import { OutgoingMail } from '../../../src/features/messages/OutgoingMail.js'
import { Erasure } from '../../../src/features/privacy/Erasure.js'
import { exportCustomer } from '../../../src/features/privacy/exportCustomer.js'
import { Quote } from '../../../src/features/quotes/Quote.js'
import { Revision } from '../../../src/kernel/records/Revision.js'
import { TrashedRecord } from '../../../src/kernel/records/TrashedRecord.js'
import { searchDifference } from '../../kernel/search/searchDifference.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { type JobShop, type Person, startJobShop } from '../jobs/jobShop.js'
import { kinds } from '../jobs/kinds.js'

const mutation = `mutation ($id: Int!, $other: Int!, $take: [CustomerContactField!]!) {
  mergeCustomers(id: $id, other: $other, take: $take) { id name email phoneNumber }
}`

/** Every column that refers to an account, and whether its rows go with the login when two customers become one. */
const references = [
  ['AccessToken.maker', true],
  ['AccountantDownload.accountant', false],
  ['Appointment.customer', false],
  ['BackupPermit.user', true],
  ['BoughtItem.customer', false],
  ['CounterPin.user', true],
  ['CustomerNote.customer', false],
  ['Device.customer', false],
  ['Invoice.customer', false],
  ['MergedCustomer.customer', false],
  ['PasswordToken.user', true],
  ['Payment.customer', false],
  ['Preference.user', true],
  ['Quote.customer', false],
  ['RecoveryCode.user', true],
  ['ReviewRequest.customer', false],
  ['SecondFactor.user', true],
  ['Session.user', true],
  ['Session.worker', true],
  ['SignIn.user', true],
  ['StatusNewPc.assignedTo', false],
  ['StatusNewPc.customer', false],
  ['StatusRepair.assignedTo', false],
  ['StatusRepair.customer', false],
] as const

describe.each(bothDatabases)('two customers made one, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: JobShop

  beforeAll(async () => {
    database = await create()
    shop = await startJobShop(database)
  })
  afterAll(async () => {
    const difference = await searchDifference(shop.services.database)
    await shop.close()
    await database.drop()
    expect(difference).toEqual([])
  })

  const merge = (id: number, other: number, take: string[] = [], who = shop.admin) =>
    who.ask<{ mergeCustomers: { id: number; name: string; email: string; phoneNumber: string } }>(mutation, {
      id,
      other,
      take,
    })
  const ask = async <Data = Record<string, unknown>>(query: string, variables: object = {}) => {
    const { data, errors } = await shop.admin.ask<Data>(query, variables)
    expect(errors).toBeUndefined()
    return data as Data
  }
  const reader = () => shop.services.database.reader

  /** A customer with a row of every kind that refers to one. */
  async function busy(name: string): Promise<Person & { job: number }> {
    const person = await shop.person(name)
    const { createDevice } = await ask<{ createDevice: { id: number } }>(
      'mutation ($input: CreateDeviceInput!) { createDevice(input: $input) { id } }',
      { input: { customer: person.id, brand: 'HP', model: `of ${name}` } },
    )
    const jobs = await Promise.all(
      kinds.map((kind) => shop.addJob(kind, { customer: person.id, description: `Job of ${name}` })),
    )
    const repair = (await shop.addJob(kinds[1], { customer: person.id, device: createDevice.id })).id
    await ask(`mutation { draftQuote(job: statusRepair, id: ${repair}) }`)
    await ask('mutation ($id: Int!, $text: String!) { addCustomerNote(id: $id, text: $text) { id } }', {
      id: person.id,
      text: `Note about ${name}`,
    })
    await person.ask(`mutation { sendJobMessage(job: statusRepair, id: ${repair}, text: "From ${name}") { id } }`)
    const gone = await shop.addJob(kinds[1], { customer: person.id, description: `Gone of ${name}` })
    await ask(`mutation { draftQuote(job: statusRepair, id: ${gone.id}) }`)
    await ask(`mutation { deleteStatusRepair(id: ${gone.id}) { deleted } }`)
    expect(jobs).toHaveLength(2)
    return { ...person, job: repair }
  }

  it('[K19] every column that refers to an account is known, and what becomes of its rows', () => {
    const found = accountReferences(reader().connection).map(({ type, property, isOfLogin }) => {
      return [`${type.name}.${property}`, isOfLogin]
    })
    expect(found.sort()).toEqual(references.map((each) => [...each]))
  })

  it('[K19] all of one is of the other; the login is gone, and both are exported and erased', async () => {
    const anna = await busy('Anna')
    const bram = await busy('Bram')
    const asked = { refusesReviews: true, reviewAskedAt: '2026-01-02T03:04:05.000Z' }
    await shop.services.database.write((manager) => manager.update(Customer, { id: bram.id }, asked))
    const { data, errors } = await merge(anna.id, bram.id, ['email', 'phoneNumber'])
    expect(errors).toBeUndefined()
    expect(await reader().findOneBy(Customer, { id: anna.id })).toMatchObject(asked)
    expect(data?.mergeCustomers).toMatchObject({ id: anna.id, name: 'Anna', email: 'bram@example.com' })

    const sources = accountReferences(reader().connection)
    for (const { type, property } of sources) {
      expect([type.name, await reader().countBy(type, { [property]: bram.id })]).toEqual([type.name, 0])
    }
    const of = (type: typeof Quote | typeof Device | typeof CustomerNote) =>
      reader().countBy(type as typeof Quote, { customer: anna.id })
    expect(await Promise.all([Device, Quote, CustomerNote].map((type) => of(type as typeof Quote)))).toEqual([2, 2, 2])
    expect(await reader().existsBy(Customer, { id: bram.id })).toBe(false)
    expect((await bram.ask('{ me { id } }')).data).toEqual({ me: null })
    expect((await anna.ask('{ me { id } }')).data).toEqual({ me: { id: anna.id } })

    const { mergedCustomers, jobMessagesOfCustomer } = await ask<Record<string, object[]>>(
      `{ mergedCustomers(id: ${anna.id}) { formerId name email userName }
         jobMessagesOfCustomer(customer: ${anna.id}) { text } }`,
    )
    expect(mergedCustomers).toEqual([
      { formerId: bram.id, name: 'Bram', email: 'anna@example.com', userName: 'The cms-admin' },
    ])
    expect(jobMessagesOfCustomer).toEqual([{ text: 'From Bram' }, { text: 'From Anna' }])
    const history = { entity: 'customer', record: anna.id, action: 'merged' as const }
    expect(await reader().findOneBy(Revision, history)).toMatchObject({ userName: 'The cms-admin' })

    const trashed = await reader().findBy(TrashedRecord, { entity: 'statusRepair' })
    const restored = trashed.find(({ content }) => content.description === 'Gone of Bram')
    expect(restored?.content.customer).toBe(anna.id)
    await ask(`mutation { restoreRecord(entity: statusRepair, id: ${restored?.record}) { restored } }`)
    expect(await of(Quote)).toBe(3)

    const exported = JSON.stringify(await exportCustomer(shop.services, anna.id))
    for (const text of ['Note about Anna', 'Note about Bram', 'From Bram', 'Job of Bram', 'Gone of Anna']) {
      expect(exported).toContain(text)
    }
    const mails = await reader().find(OutgoingMail)
    for (const { recipient, subject } of mails.filter(({ recipient }) => /^(anna|bram)@/.test(recipient))) {
      expect(exported).toContain(JSON.stringify(recipient))
      expect(exported).toContain(JSON.stringify(subject))
    }

    await ask(`mutation { eraseCustomer(id: ${anna.id}, confirmation: "Anna") { jobs } }`)
    for (const { tableName } of reader().connection.entityMetadatas) {
      const rows: object[] = await reader().query(`SELECT * FROM ${reader().connection.driver.escape(tableName)}`)
      expect([tableName, JSON.stringify(rows).match(/bram|anna/gi)]).toEqual([tableName, null])
    }
    const erased = (await reader().find(Erasure)).map(({ customer }) => customer)
    expect(erased.sort()).toEqual([anna.id, bram.id].sort())
  })

  it('[K19] is refused with itself, with a partner, with the shop, and with one who is gone', async () => {
    const carla = await shop.person('Carla')
    const partner = await shop.person('Piet', { role: 'cms-zzp' })
    const faults = async (id: number, other: number) => (await merge(id, other)).errors?.[0]?.extensions
    expect(await faults(carla.id, carla.id)).toMatchObject({
      code: 'VALIDATION',
      errors: { other: [expect.any(String)] },
    })
    expect(await faults(carla.id, partner.id)).toMatchObject({
      errors: { other: ['Piet is no customer, but has an account of the shop.'] },
    })
    expect(await faults(partner.id, carla.id)).toMatchObject({
      code: 'VALIDATION',
      errors: { id: [expect.any(String)] },
    })
    expect(await faults(carla.id, shop.admin.id)).toMatchObject({ code: 'NOT_FOUND' })
    const dirk = await shop.person('Dirk')
    await ask(`mutation { eraseCustomer(id: ${dirk.id}, confirmation: "Dirk") { jobs } }`)
    expect(await faults(carla.id, dirk.id)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await faults(dirk.id, carla.id)).toMatchObject({ code: 'NOT_FOUND' })
    expect((await carla.ask('{ me { id } }')).data).toEqual({ me: { id: carla.id } })
  })

  it('[K19] of two merges side by side that want the same customers one wins, and nothing is lost', async () => {
    const [emma, fred, gina] = [await busy('Emma'), await busy('Fred'), await busy('Gina')]
    const all = [emma, fred, gina].map(({ id }) => id)
    const answers = await Promise.all([
      merge(emma.id, fred.id),
      merge(fred.id, emma.id),
      merge(gina.id, fred.id),
      merge(gina.id, emma.id),
    ])
    for (const { errors } of answers) expect([undefined, 'NOT_FOUND']).toContain(errors?.[0]?.extensions.code)
    expect(answers.some(({ errors }) => errors === undefined)).toBe(true)
    const left = await reader().find(Customer, { where: all.map((id) => ({ id })) })
    expect(left.length).toBe(3 - answers.filter(({ errors }) => errors === undefined).length)
    const devices = await Promise.all(left.map(({ id }) => reader().countBy(Device, { customer: id })))
    expect(devices.reduce((sum, count) => sum + count, 0)).toBe(3)
  })

  it('[K19] a note about a customer comes back with the customer, and the language of mails can be changed', async () => {
    const { id } = await shop.person('Hugo')
    await ask(`mutation { addCustomerNote(id: ${id}, text: "  Pays cash ") { id } }`)
    expect((await shop.admin.ask(`mutation { addCustomerNote(id: ${id}, text: " ") { id } }`)).errors).toHaveLength(1)
    const { updateCustomer } = await ask<{ updateCustomer: { language: string } }>(
      `mutation { updateCustomer(id: ${id}, input: { language: en }) { language } }`,
    )
    expect(updateCustomer.language).toBe('en')
    await ask(`mutation { deleteCustomer(id: ${id}) { deleted } }`)
    await ask(`mutation { restoreRecord(entity: customer, id: ${id}) { restored } }`)
    const { customerNotes } = await ask<{ customerNotes: { text: string; userName: string }[] }>(
      `{ customerNotes(id: ${id}) { text userName } }`,
    )
    expect(customerNotes).toEqual([{ text: 'Pays cash', userName: 'The cms-admin' }])
  })
})
