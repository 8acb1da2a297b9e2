import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { Customer } from '../../../src/features/customers/Customer.js'
import { PasswordToken } from '../../../src/features/passwords/PasswordToken.js'
import { Session } from '../../../src/features/sessions/Session.js'
import { dataOf, restClient } from '../../delivery/rest/restClient.js'
import { password } from '../../startTestShop.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { type AccountShop, type Headers, startAccountShop } from './accountShop.js'
import { passMinutes, startClock, stopClock } from './clock.js'

/** Deletes a customer as cms-admin; answers the REST status or the GraphQL error code. */
const deletions = [
  {
    name: 'REST',
    async remove(shop: AccountShop, id: number): Promise<string> {
      const rest = restClient(shop, await shop.login('cms-admin'))
      const { status, body } = await rest('DELETE', `customer/delete/${id}`)
      return status === 200 ? 'deleted' : `${status} ${body.code} ${body.message}`
    },
  },
  {
    name: 'GraphQL',
    async remove(shop: AccountShop, id: number): Promise<string> {
      const query = `mutation { deleteCustomer(id: ${id}) { deleted } }`
      const { errors } = await shop.graphql(query, {}, await shop.login('cms-admin'))
      return errors ? `409 ${errors[0]?.extensions.code} ${errors[0]?.message}` : 'deleted'
    },
  },
]

describe.each(testDatabases)('how accounts and sessions end, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: AccountShop
  let number = 0

  beforeAll(async () => {
    database = await create()
    shop = await startAccountShop(database)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })
  afterEach(() => startClock())

  async function customer(record: object = {}): Promise<{ id: number; email: string; headers: Headers }> {
    number++
    const email = `customer${number}@example.com`
    const { body } = await shop.register({ name: 'Customer', email, password, ...record })
    return { id: body.data.id, email, headers: await shop.logIn(email) }
  }
  async function jobOf(id: number, path = 'statuses-repair/add-status-repair'): Promise<number> {
    const rest = restClient(shop, await shop.login('cms-admin'))
    const answer = await rest<{ id: number }>('POST', path, { customer: id, description: 'Laptop' })
    expect(answer.status).toBe(201)
    return dataOf(answer).id
  }

  it.each(deletions)('[A35] a session ends with the account, and so does a link, over $name', async ({ remove }) => {
    const { id, email, headers } = await customer()
    const ask = restClient(shop, await shop.csrf())
    expect((await ask('POST', 'request-password-reset', { email })).status).toBe(200)
    const { reader } = shop.services.database
    expect([await reader.countBy(Session, { user: id }), await reader.countBy(PasswordToken, { user: id })]).toEqual([
      1, 1,
    ])
    expect(await remove(shop, id)).toBe('deleted')
    await expect(shop.nameOf(headers)).resolves.toBeNull()
    expect((await restClient(shop, headers)('GET', 'status-repair')).status).toBe(401)
    expect([await reader.countBy(Session, { user: id }), await reader.countBy(PasswordToken, { user: id })]).toEqual([
      0, 0,
    ])
    await expect(shop.logIn(email)).rejects.toThrow('CREDENTIALS')
    const again = await shop.register({ name: 'Again', email, password })
    expect([again.status, again.body.data.id === id]).toEqual([201, false])
  })

  it('[A35] deleting an accountant also deletes the download', async () => {
    const { id, headers } = await customer({ role: 'cms-accountant' })
    expect(await deletions[0]?.remove(shop, id)).toBe('deleted')
    await expect(shop.nameOf(headers)).resolves.toBeNull()
  })

  it.each(deletions)('[E33] a customer with jobs cannot be deleted, over $name', async ({ remove }) => {
    for (const path of ['statuses-repair/add-status-repair', 'statuses-new-pc/add-status-new-pc']) {
      const { id, headers } = await customer()
      await jobOf(id, path)
      expect(await remove(shop, id)).toMatch(/^409 CONFLICT .*(opdrachten|jobs)/)
      await expect(shop.nameOf(headers)).resolves.toBe('Customer')
    }
  })

  it('[E33] a customer whose jobs were deleted can be deleted', async () => {
    const { id } = await customer()
    const job = await jobOf(id)
    const rest = restClient(shop, await shop.login('cms-admin'))
    expect((await rest('DELETE', `status-repair/delete/${job}`)).status).toBe(200)
    expect(await deletions[0]?.remove(shop, id)).toBe('deleted')
  })

  it('[A35] an account of the shop itself is no customer: it is neither read nor deleted as one', async () => {
    const rest = restClient(shop, await shop.login('cms-admin'))
    const { id } = await shop.services.database.reader.findOneByOrFail(Customer, { role: 'cms-admin' })
    expect((await rest('GET', `customer/${id}`)).status).toBe(404)
    expect((await rest('DELETE', `customer/delete/${id}`)).status).toBe(404)
  })

  it('[A26] a customer who may not see the status screens cannot read the own jobs', async () => {
    const { id, headers } = await customer({ status_user: false })
    const job = await jobOf(id)
    const rest = restClient(shop, headers)
    for (const path of ['status-repair', 'status-new-pc', `status-repair/${job}`]) {
      const { status, body } = await rest('GET', path)
      expect([path, status, body.code]).toEqual([path, 403, 'FORBIDDEN'])
    }
    const queries = [
      '{ myStatuses { repairs { id } newPcs { id } } }',
      '{ myStatusesRepair { total } }',
      `{ statusRepair(id: ${job}) { id } }`,
      '{ statusesRepair { items { id } total } }',
    ]
    for (const query of queries) {
      const { data, errors } = await shop.graphql(query, {}, headers)
      expect([query, errors?.[0]?.extensions.code]).toEqual([query, 'FORBIDDEN'])
      expect(JSON.stringify(data ?? null)).not.toContain('"id"')
    }
  })

  it('[A26] one who may sees the own job and no other', async () => {
    const [one, other] = [await customer(), await customer()]
    const [own, foreign] = [await jobOf(one.id), await jobOf(other.id)]
    const rest = restClient(shop, one.headers)
    expect((await rest('GET', `status-repair/${own}`)).status).toBe(200)
    expect((await rest('GET', `status-repair/${foreign}`)).status).toBe(404)
    const jobs = dataOf(await rest<{ id: number }[]>('GET', 'status-repair'))
    expect(jobs.map(({ id }) => id)).toEqual([own])
  })

  it('[A35] after a day the session has expired, and the next call clears what the browser still shows', async () => {
    const { headers } = await customer()
    stopClock()
    passMinutes(24 * 60 - 1)
    await expect(shop.nameOf(headers)).resolves.toBe('Customer')
    passMinutes(2)
    const answer = await restClient(shop, { ...headers, cookie: `${headers.cookie}; user=left` })(
      'GET',
      'status-repair',
    )
    expect([answer.status, answer.body.code]).toEqual([401, 'UNAUTHENTICATED'])
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^user=; Max-Age=0; Path=\//)])
  })
})
