import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Customer } from '../../../src/features/customers/Customer.js'
import { Email } from '../../../src/features/messages/Email.js'
import { dataOf } from '../../delivery/rest/restClient.js'
import { type JobShop, startJobShop } from '../../features/jobs/jobShop.js'
import { kinds } from '../../features/jobs/kinds.js'
import { password } from '../../startTestShop.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'

const repair = kinds[1]

describe.each(bothDatabases)('what is pasted with signs that nobody sees, on $name', ({ create }) => {
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

  const register = (record: object) => shop.admin.rest<{ id: number }>('POST', 'register', { password, ...record })
  const stored = (id: number) => shop.services.database.reader.findOneByOrFail(Customer, { id })

  it('[Y20] an account is stored clean, is unique, and logs in by any writing', async () => {
    const first = await register({
      ...{
        name: 'Inv\u00a0Jose\u0301\u200b',
        email: 'inv\u200b@example.nl',
        phone_number: '\u202a+31 6 12345678\u202c',
      },
      ...{ zip_code: '1621\u00a0kj', house_number: '12\u2060a' },
    })
    expect(await stored(dataOf(first).id)).toMatchObject({
      ...{ name: 'Inv Jos\u00e9', email: 'inv@example.nl', phoneNumber: '+31 6 12345678' },
      ...{ phoneE164: '+31612345678', zipCode: '1621 KJ', houseNumber: '12a' },
    })
    for (const email of ['inv@example.nl', '\u202aINV@example.nl\u202c', 'i\u00adnv@example.nl\u200b']) {
      expect((await register({ name: 'Other', email })).status).toBe(422)
      const login = await shop.graphql(
        'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { id } }',
        {
          ...{ email, password },
        },
      )
      expect(login.errors?.[0]?.extensions.code).not.toBe('CREDENTIALS')
    }
  })

  it('[Y20] a name and a title of which nothing is seen are missing, in GraphQL and in REST', async () => {
    const missing = await register({ name: '\u200b', email: 'niets@example.nl' })
    expect(missing.status).toBe(422)
    expect(JSON.stringify(missing.body)).toMatch(/name/)
    const { errors } = await shop.admin.ask(
      'mutation { createProduct(input: { language: nl, title: "\u2060\u3164", price: 1 }) { id } }',
    )
    expect(Object.keys(errors?.[0]?.extensions.errors ?? {})).toEqual(['title'])
  })

  it('[Y20] a message of a visitor comes from an address that mail reaches', async () => {
    const sent = await shop.graphql(
      `mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { sent } }`,
      {
        input: {
          name: '\u200eBidi',
          email: '\u202abidi@example.nl\u202c',
          phone: '06\u201112345678',
          message: 'Hallo',
        },
      },
    )
    expect(sent.errors).toBeUndefined()
    const [message] = await shop.services.database.reader.find(Email, {})
    expect(message).toMatchObject({ name: 'Bidi', email: 'bidi@example.nl' })
  })

  it('[Y20] the numbers of the shop are accepted as they were pasted', async () => {
    const pasted = {
      bankAccount: 'NL91\u00a0ABNA\u00a00417\u00a01643\u00a000',
      postalCode: '5401\u00a0AB',
      vatNumber: 'NL123456782B01\u200b',
      chamberOfCommerce: '1234 5678',
    }
    const { data, errors } = await shop.admin.ask(
      `mutation ($input: UpdateShopSettingsInput!) {
        updateShop(input: $input) { bankAccount postalCode vatNumber chamberOfCommerce }
      }`,
      { input: pasted },
    )
    expect(errors).toBeUndefined()
    expect(data?.updateShop).toEqual({
      ...{ bankAccount: 'NL91 ABNA 0417 1643 00', postalCode: '5401 AB' },
      ...{ vatNumber: 'NL123456782B01', chamberOfCommerce: '12345678' },
    })
  })

  it('[Y20] a job and its customer are found by what was pasted, at the counter and by the customer', async () => {
    const { id: customer } = dataOf(
      await register({ name: 'Piet Pasted', email: 'piet@example.nl', zip_code: '5401AB', phone_number: '0612340567' }),
    )
    const job = await shop.addJob(repair, { customer, description: 'Laptop' })
    const number = String(job.number).replace('-', '\u2011')
    for (const search of [`${number}\u200b`, '\u200bPiet\u00a0Pasted', 'piet\u2060@example.nl']) {
      const { data } = await shop.admin.ask<{ statusesRepair: { total: number } }>(
        'query ($search: String!) { statusesRepair(filter: { search: $search }) { total } }',
        { search },
      )
      expect([search, data?.statusesRepair.total]).toEqual([search, 1])
    }
    const found = await shop.graphql(
      'mutation ($number: String!, $postcode: String) { findJob(number: $number, postcode: $postcode) { number } }',
      { number, postcode: '5401\u00a0ab\u200b' },
    )
    expect(found.errors).toBeUndefined()
  })
})
