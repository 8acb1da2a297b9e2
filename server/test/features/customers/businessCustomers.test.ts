import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eraseCustomer } from '../../../src/features/privacy/eraseCustomer.js'
import { exportCustomer } from '../../../src/features/privacy/exportCustomer.js'
import { ownContext } from '../../../src/kernel/context/ownContext.js'
import { Revision } from '../../../src/kernel/records/Revision.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { type JobShop, startJobShop } from '../jobs/jobShop.js'
import { kinds } from '../jobs/kinds.js'

const company = {
  city: 'Veldhoek',
  company: 'Bakkerij De Korenschoof',
  kvk_number: '12345678',
  vat_number: 'NL123456782B01',
  invoice_email: 'facturen@example.com',
  invoice_address: 'Postbus 12\n5400 AA Veldhoek',
  payment_days: 14,
}

const fields = 'city company kvkNumber vatNumber invoiceEmail invoiceAddress paymentDays'

describe.each(bothDatabases)('customers who come for a company, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: JobShop
  let count = 0

  beforeAll(async () => {
    database = await create()
    shop = await startJobShop(database)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const add = async (record: object = {}) => {
    const name = `Zakelijk${++count}`
    return shop.person(name, { ...company, ...record })
  }
  const customer = async (id: number) => {
    const { data } = await shop.admin.ask<{ customer: Record<string, unknown> }>(
      `{ customer(id: ${id}) { ${fields} } }`,
    )
    return data?.customer
  }
  const change = (id: number, input: object, language = 'en') =>
    shop.graphql<{ updateCustomer: { id: number } }>(
      'mutation ($id: Int!, $input: CustomerContactInput!) { updateCustomer(id: $id, input: $input) { id } }',
      { id, input },
      { ...shop.admin.headers, 'accept-language': language },
    )

  it('[I14] what is known of it is stored in one form, by REST and by GraphQL', async () => {
    const { id } = await add({ kvk_number: '1234 5678', vat_number: 'nl 1234.56.782.b01' })
    const stored = {
      city: 'Veldhoek',
      company: 'Bakkerij De Korenschoof',
      kvkNumber: '12345678',
      vatNumber: 'NL123456782B01',
      invoiceEmail: 'facturen@example.com',
      invoiceAddress: 'Postbus 12\n5400 AA Veldhoek',
      paymentDays: 14,
    }
    expect(await customer(id)).toEqual(stored)
    expect((await change(id, { paymentDays: 0, company: 'De Korenschoof', vatNumber: 'BE 0123.456.749' })).errors).toBe(
      undefined,
    )
    const changed = { ...stored, paymentDays: 0, company: 'De Korenschoof', vatNumber: 'BE0123456749' }
    expect(await customer(id)).toEqual(changed)
    expect((await change(id, { company: null, kvkNumber: null, paymentDays: null })).errors).toBe(undefined)
    expect(await customer(id)).toEqual({ ...changed, company: null, kvkNumber: null, paymentDays: null })
  })

  it('[I14] a private customer needs none of it', async () => {
    const { id } = await shop.person('Particulier')
    expect(Object.values((await customer(id)) ?? {})).toEqual(Array(7).fill(null))
  })

  it('[I14] every number at fault is named by its field, in both languages', async () => {
    const { id } = await add()
    const wrong = { kvkNumber: '1234567', vatNumber: 'NL123456789B01', invoiceEmail: 'facturen', paymentDays: 91 }
    const faults = async (language: string) => (await change(id, wrong, language)).errors?.[0]?.extensions.errors
    expect(await faults('nl')).toEqual({
      kvkNumber: ['Een KvK-nummer heeft acht cijfers.'],
      vatNumber: ['Dit btw-nummer klopt niet. Het begint met het land, zoals NL123456782B01.'],
      invoiceEmail: ['Dit is geen geldig e-mailadres.'],
      paymentDays: [expect.stringContaining('90')],
    })
    expect(await faults('en')).toMatchObject({
      kvkNumber: ['A chamber of commerce number has eight digits.'],
      vatNumber: ['This VAT number is not right. It begins with the country, such as NL123456782B01.'],
    })
    const refused = await shop.admin.rest('POST', 'register', {
      name: 'Fout',
      email: 'fout@example.com',
      kvk_number: 'onbekend',
      vat_number: 'XX12',
      payment_days: -1,
    })
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.errors ?? {}).sort()).toEqual(['kvk_number', 'payment_days', 'vat_number'])
  })

  it('[I14] the customer and the jobs are found by the company, jobs by their reference too', async () => {
    const { id } = await add({ company: 'Stucadoorsbedrijf Quist' })
    const found = async (entity: string, search: string) => {
      const { data } = await shop.admin.ask<Record<string, { items: { id: number }[] }>>(
        `{ ${entity}(filter: { search: "${search}" }) { items { id } } }`,
      )
      return data?.[entity]?.items.map((item) => item.id)
    }
    expect(await found('customers', 'stucadoorsbedrijf')).toEqual([id])
    for (const kind of kinds) {
      const job = await shop.addJob(kind, { customer: id, description: 'Laptop', reference: `PO-${kind.one}-77` })
      expect(await found(kind.list, 'quist')).toEqual([job.id])
      expect(await found(kind.list, `po-${kind.one}-77`)).toEqual([job.id])
    }
  })

  it('[I14] the reference of a job is read by its customer, and by no other', async () => {
    const own = await add()
    const other = await add()
    const { id } = await shop.addJob(kinds[1], { customer: own.id, description: 'Laptop', reference: 'PO 2026-17' })
    const query = `{ statusRepair(id: ${id}) { reference } }`
    expect((await own.ask(query)).data).toEqual({ statusRepair: { reference: 'PO 2026-17' } })
    expect((await other.ask(query)).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })

  it('[I14] another customer who is merged in hands over what is taken of the company', async () => {
    const [remaining, former] = [await shop.person(`Blijft${count}`), await add()]
    const take = '[city, company, kvkNumber, vatNumber, invoiceEmail, invoiceAddress, paymentDays]'
    const merged = await shop.admin.ask(
      `mutation { mergeCustomers(id: ${remaining.id}, other: ${former.id}, take: ${take}) { ${fields} } }`,
    )
    expect(merged.errors).toBe(undefined)
    expect(Object.values((merged.data?.mergeCustomers ?? {}) as object)).toEqual(Object.values(company))
  })

  it('[I14] it is exported with the customer, and erased with the customer', async () => {
    const { id } = await add({ company: 'Fietsenmaker Bijzonder' })
    const exported = JSON.stringify(await exportCustomer(shop.services, id))
    for (const value of ['Fietsenmaker Bijzonder', company.kvk_number, company.vat_number, company.invoice_email]) {
      expect(exported).toContain(value)
    }
    expect(exported).toContain(JSON.stringify(company.invoice_address))
    await eraseCustomer(ownContext(shop.services), id)
    const { reader } = shop.services.database
    expect(JSON.stringify(await reader.find(Revision))).not.toContain('Fietsenmaker Bijzonder')
    const { data } = await shop.admin.ask<{ customers: { total: number } }>(
      '{ customers(filter: { search: "Fietsenmaker" }) { total } }',
    )
    expect(data?.customers.total).toBe(0)
  })

  it('[I14] a company is taken in with its first job; what is wrong with its numbers is named', async () => {
    const intake = (newCustomer: object) =>
      shop.admin.ask<{ takeIn: { id: number } }>(
        'mutation ($intake: TakeInInput!, $key: String!) { takeIn(intake: $intake, key: $key) { id } }',
        {
          key: `business-${++count}`,
          intake: {
            kind: 'statusRepair',
            newCustomer: { name: 'Sjoerd', phoneNumber: '06 12345678', ...newCustomer },
            newDevice: { brand: 'HP' },
            job: { descriptionProblem: 'Does not start', reference: 'PO 9' },
          },
        },
      )
    const wrong = await intake({ company: 'Slagerij', kvkNumber: '1', vatNumber: 'NL1' })
    expect(Object.keys(wrong.errors?.[0]?.extensions.errors ?? {}).sort()).toEqual([
      'newCustomer.kvkNumber',
      'newCustomer.vatNumber',
    ])
    const { data } = await intake({ company: 'Slagerij Sjoerd', kvkNumber: '87654321', city: 'Dorp' })
    const read = await shop.admin.ask(
      `{ statusRepair(id: ${data?.takeIn.id}) { reference customer { company kvkNumber city } } }`,
    )
    expect(read.data).toEqual({
      statusRepair: {
        reference: 'PO 9',
        customer: { company: 'Slagerij Sjoerd', kvkNumber: '87654321', city: 'Dorp' },
      },
    })
  })
})
