import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Customer } from '../../../src/features/customers/Customer.js'
import { StatusRepair } from '../../../src/features/jobs/StatusRepair.js'
import { required } from '../../required.js'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'

describe.each(bothDatabases)("customers' phone numbers on $name", ({ create }) => {
  let database: TestDatabase
  let shop: TestShop
  let headers: Record<string, string>

  beforeAll(async () => {
    database = await create()
    shop = await startTestShop(database)
    headers = await shop.login()
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const ask = async <Data>(query: string, variables: object = {}): Promise<Data> => {
    const { data, errors } = await shop.graphql<Data>(query, variables, headers)
    expect(errors).toBeUndefined()
    return required(data, 'data') as Data
  }
  const moveTo = (country: string) =>
    ask(`mutation { updateShop(input: { country: ${country}, postalCode: null, vatNumber: null }) { id } }`)
  const add = async (name: string, phoneNumber: string) => {
    const { register } = await ask<{ register: { id: number; phoneE164: string | null } }>(
      'mutation ($input: CreateCustomerInput!) { register(input: $input) { id phoneE164 } }',
      { input: { name, phoneNumber } },
    )
    return register
  }
  const found = async (search: string) =>
    (
      await ask<{ customers: { items: { name: string }[] } }>(
        'query ($search: String!) { customers(filter: { search: $search }) { items { name } } }',
        { search },
      )
    ).customers.items.map(({ name }) => name)

  it.each([
    ['NL', 'Noor', '06 12345678', '+31612345678'],
    ['BE', 'Bart', '0470 12 34 56', '+32470123456'],
    ['DE', 'Dieter', '0151 23456789', '+4915123456789'],
  ])('[W1] without a country are those of the shop, which is in %s', async (country, name, phone, e164) => {
    await moveTo(country)
    expect((await add(name, phone)).phoneE164).toBe(e164)
    expect(await found(phone)).toEqual([name])
    expect(await found(e164)).toEqual([name])
    expect((await add(`${name} in Parijs`, '+33 6 12 34 56 78')).phoneE164).toBe('+33612345678')
  })

  it('[W1] follow when the shop moves to another country, also those of jobs, and nobody has changed them', async () => {
    await moveTo('BE')
    const { id } = await add('Lien', '0486 65 43 21')
    await ask(
      `mutation { createStatusRepair(input: { customer: ${id}, contactPhone: "0470 65 43 21", holdBackNotice: true }) { id } }`,
    )
    const { reader } = shop.services.database
    const stored = () => reader.findOneByOrFail(Customer, { id })
    const job = () => reader.findOneByOrFail(StatusRepair, { customer: id })
    const before = await stored()
    expect([before.phoneE164, (await job()).contactPhoneE164]).toEqual(['+32486654321', '+32470654321'])
    await moveTo('DE')
    const after = await stored()
    expect(after.phoneE164).not.toBe('+32486654321')
    expect(after).toMatchObject({ phoneNumber: '0486 65 43 21', version: before.version })
    await moveTo('BE')
    expect(await stored()).toEqual(before)
    expect((await job()).contactPhoneE164).toBe('+32470654321')
    expect(await found('+32486654321')).toEqual(['Lien'])
  })
})
