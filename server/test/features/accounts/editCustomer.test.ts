import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Customer } from '../../../src/features/customers/Customer.js'
import { PasswordToken } from '../../../src/features/passwords/PasswordToken.js'
import { dataOf } from '../../delivery/rest/restClient.js'
import { password } from '../../startTestShop.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { type JobShop, type Person, startJobShop } from '../jobs/jobShop.js'

const roles = ['cms-admin', 'cms-status-user', 'cms-zzp', 'cms-accountant', undefined] as const
const edit = `mutation ($id: Int!, $input: CustomerContactInput!) {
  updateCustomer(id: $id, input: $input) { name email phoneNumber phoneE164 role }
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
      updateCustomer: {
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

  it('[X40] and whether they may see the status, under the former name too', async () => {
    const { id, rest } = await shop.person('Carla', { status_user: false })
    expect((await rest('GET', 'status-repair')).status).toBe(403)
    const on = 'mutation ($id: Int!) { updateCustomer(id: $id, input: { statusUser: true }) { statusUser } }'
    expect((await shop.admin.ask(on, { id })).data).toEqual({ updateCustomer: { statusUser: true } })
    expect((await rest('GET', 'status-repair')).status).toBe(200)
    const off = 'mutation ($id: Int!) { editCustomer(id: $id, input: { statusUser: false }) { statusUser } }'
    expect((await shop.admin.ask(off, { id })).data).toEqual({ editCustomer: { statusUser: false } })
    expect((await rest('GET', 'status-repair')).status).toBe(403)
  })

  describe('[X2] the e-mail address of an account', () => {
    const change = (id: number, email: string | null, headers = shop.admin.headers) =>
      shop.graphql(edit, { id, input: { email } }, headers)
    const tokensOf = (user: number) => shop.services.database.reader.countBy(PasswordToken, { user })
    const reset = (email: string) => shop.graphql(`mutation { requestPasswordReset(email: "${email}") }`, {}, {})
    const addressOf = async (id: number) =>
      (await shop.services.database.reader.findOneByOrFail(Customer, { id })).email

    it.each(['cms-status-user', 'cms-zzp', 'cms-accountant'])('of %s is no program to change', async (role) => {
      const name = `Els-${role}`
      const { id } = await shop.person(name, { role })
      const former = await addressOf(id)
      await shop.emptyOutbox()
      const headers = await programHeaders(shop)
      const { errors } = await change(id, 'attacker@example.com', headers)
      expect(errors?.[0]).toMatchObject({
        message:
          'Met een toegangstoken kan het e-mailadres van een klant niet worden gewijzigd. Log in met een account.',
        extensions: { code: 'FORBIDDEN' },
      })
      expect(await addressOf(id)).toBe(former)
      await reset('attacker@example.com')
      expect(await shop.outbox()).toEqual([])
      const other = { name: 'Els', email: former?.toUpperCase(), phoneNumber: '06-12345678' }
      expect((await shop.graphql(edit, { id, input: other }, headers)).errors).toBeUndefined()
    })

    it('is none to take over from another customer for a program', async () => {
      const [victim, bait] = [await shop.person('Victim'), await shop.person('Bait')]
      const merge = `mutation { mergeCustomers(id: ${victim.id}, other: ${bait.id}, take: [email]) { id } }`
      const { errors } = await shop.graphql(merge, {}, await programHeaders(shop))
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
      expect(await addressOf(victim.id)).toBe('victim@example.com')
      expect(await addressOf(bait.id)).toBe('bait@example.com')
    })

    it('is changed by people: the old address is mailed, and links that were mailed before are void', async () => {
      const { id } = await shop.person('Fleur', { language: 'en' })
      await reset('fleur@example.com')
      expect(await tokensOf(id)).toBe(1)
      await shop.emptyOutbox()
      expect((await change(id, 'fleur@nieuw.example')).errors).toBeUndefined()
      expect(await tokensOf(id)).toBe(0)
      const [mail, ...more] = await shop.outbox()
      expect(more).toEqual([])
      expect(mail).toMatchObject({
        recipient: 'fleur@example.com',
        subject: expect.stringContaining('The e-mail address of your account'),
      })
      expect(mail?.text).toContain('The cms-admin has changed the e-mail address of your account')
      expect(mail?.text).not.toContain('nieuw.example')
      expect((await change(id, null)).errors).toBeUndefined()
      expect((await shop.outbox()).at(-1)?.recipient).toBe('fleur@nieuw.example')
    })

    it('leads an invitation to the new address, and that to the former one is void', async () => {
      const invited = await shop.admin.rest<{ id: number }>('POST', 'register', {
        name: 'Gijs',
        email: 'gijs@example.com',
      })
      const { id } = dataOf(invited)
      const [former] = await shop.services.database.reader.findBy(PasswordToken, { user: id })
      await shop.emptyOutbox()
      expect((await change(id, 'gijs@nieuw.example')).errors).toBeUndefined()
      const [token, ...more] = await shop.services.database.reader.findBy(PasswordToken, { user: id })
      expect(more).toEqual([])
      expect(token?.tokenHash).not.toBe(former?.tokenHash)
      expect((await shop.outbox()).map(({ recipient }) => recipient)).toEqual(['gijs@nieuw.example'])
    })
  })
})

async function programHeaders(shop: JobShop): Promise<Record<string, string>> {
  const { data } = await shop.admin.ask<{ createAccessToken: { token: string } }>(
    `mutation ($password: String!) {
      createAccessToken(input: { name: "Program", role: cms_admin, access: write }, password: $password) { token }
    }`,
    { password },
  )
  return { authorization: `Bearer ${data?.createAccessToken.token}`, 'accept-language': 'nl' }
}
