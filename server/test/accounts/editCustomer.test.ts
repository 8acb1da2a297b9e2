import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type JobShop, type Person, startJobShop } from '../jobs/jobShop.js'
import { type TestDatabase, testDatabases } from '../testDatabases.js'

const roles = ['cms-admin', 'cms-status-user', 'cms-zzp', 'cms-accountant', undefined] as const
const edit = `mutation ($id: Int!, $input: CustomerContactInput!) {
  editCustomer(id: $id, input: $input) { name email phoneNumber phoneE164 role }
}`

describe.each(testDatabases)('the contact details of a customer, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: JobShop
  let anna: Person

  beforeAll(async () => {
    database = await create()
    shop = await startJobShop(database)
    anna = await shop.person('Anna')
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  it('[X63] [K19] are changed by the shop, and the password and the login stay', async () => {
    await shop.emptyOutbox()
    const input = { name: 'Anna de Boer', phoneNumber: '06-12345678' }
    const { data, errors } = await shop.admin.ask(edit, { id: anna.id, input })
    expect(errors).toBeUndefined()
    expect(data).toEqual({
      editCustomer: {
        ...input,
        email: 'anna@example.com',
        phoneE164: '+31612345678',
        role: 'cms_status_user',
      },
    })
    expect(await shop.outbox()).toEqual([])
    expect((await anna.ask('{ me { id } }')).data).toEqual({ me: { id: anna.id } })
    const stored = await shop.services.database.reader.query('SELECT password_hash FROM customer WHERE id = ?', [
      anna.id,
    ])
    expect(stored[0].password_hash).toMatch(/^\$argon2id/)
  })

  it('[X63] are refused with a reason for each field, and never another role', async () => {
    const wrong = { name: '', email: 'no address' }
    const { errors } = await shop.admin.ask(edit, { id: anna.id, input: wrong })
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION',
      errors: { name: [expect.any(String)], email: [expect.any(String)] },
    })
    const bram = await shop.person('Bram')
    const taken = await shop.admin.ask(edit, { id: bram.id, input: { email: 'ANNA@example.com' } })
    expect(taken.errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION', errors: { email: [expect.any(String)] } })
    const role = await shop.admin.ask(edit, { id: anna.id, input: { role: 'cms_accountant' } })
    expect(role.errors).toHaveLength(1)
    const own = await shop.admin.ask(edit, { id: shop.admin.id, input: { name: 'Other' } })
    expect(own.errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
  })

  it.each(roles)('[K19] by %s is allowed to the shop alone', async (role) => {
    const headers = role === undefined ? {} : await shop.login(role)
    const { errors } = await shop.graphql(edit, { id: anna.id, input: { zipCode: '5401 BE' } }, headers)
    const expected = role === 'cms-admin' ? undefined : role === undefined ? 'UNAUTHENTICATED' : 'FORBIDDEN'
    expect(errors?.[0]?.extensions?.code).toBe(expected)
  })
})
