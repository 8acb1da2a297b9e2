import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Customer } from '../../../src/features/customers/Customer.js'
import { NumbersInPhones1763700000842 } from '../../../src/kernel/database/migrations/1763700000842-NumbersInPhones.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { type JobShop, startJobShop } from '../jobs/jobShop.js'
import { kinds } from '../jobs/kinds.js'

const repair = kinds[1]

describe.each(bothDatabases)('phone numbers among remarks, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: JobShop

  beforeAll(async () => {
    database = await create()
    shop = await startJobShop(database)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  it('[Y21] the last four digits of any number open the job, are found by staff, and the first number is called', async () => {
    const written = '06-12340567 / 030-2345691 (na 18u)'
    const { id: customer } = await shop.person('Anna', { phone_number: written })
    const { number, id } = await shop.addJob(repair, { customer, description: 'Laptop' })
    const stored = await shop.services.database.reader.findOneByOrFail(Customer, { id: customer })
    expect(stored).toMatchObject({ phoneNumber: written, phoneE164: '+31612340567' })
    for (const digits of ['0567', '5691']) {
      const { errors } = await shop.graphql(
        'mutation ($number: String!, $digits: String) { findJob(number: $number, digits: $digits) { number } }',
        { number, digits },
      )
      expect([digits, errors]).toEqual([digits, undefined])
      const { data } = await shop.admin.ask<{ statusesRepair: { items: object[] } }>(
        'query ($search: String!) { statusesRepair(filter: { search: $search }) { items { id } } }',
        { search: digits },
      )
      expect(data?.statusesRepair.items).toEqual([{ id }])
    }
    const paper = async () => {
      const { data } = await shop.admin.ask<{ intakePaper: object }>(
        'query ($number: String!) { intakePaper(number: $number) { phone mobile } }',
        { number },
      )
      return data?.intakePaper
    }
    expect(await paper()).toEqual({ phone: '+31612340567', mobile: '+31612340567' })
    await shop.editJob(repair, id, { contact_phone: '020-1234567 tst. 12' })
    expect(await paper()).toEqual({ phone: '+31201234567', mobile: null })
    const alike = await shop.admin.ask('{ customersAlike(phoneNumber: "0302345691") { id } }')
    expect(alike.data?.customersAlike).toEqual([{ id: customer }])
    await shop.services.database.write(async (manager) => {
      const { queryRunner } = manager
      await manager.query('UPDATE customer SET phone_e164 = NULL, phone_digits = NULL WHERE id = ?', [customer])
      if (queryRunner) await new NumbersInPhones1763700000842().up(queryRunner)
    })
    const again = await shop.services.database.reader.findOneByOrFail(Customer, { id: customer })
    expect(again).toMatchObject({ phoneE164: '+31612340567', phoneDigits: '31612340567 31302345691' })
  })
})
