import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { backup } from '../../../src/features/backup/backup.js'
import { restore } from '../../../src/features/backup/restore.js'
import { Customer } from '../../../src/features/customers/Customer.js'
import { Email } from '../../../src/features/messages/Email.js'
import { PasswordToken } from '../../../src/features/passwords/PasswordToken.js'
import { Erasure } from '../../../src/features/privacy/Erasure.js'
import { eraseCustomer } from '../../../src/features/privacy/eraseCustomer.js'
import { ownContext } from '../../../src/kernel/context/ownContext.js'
import { type ContentShop, startContentShop } from '../../kernel/records/contentShop.js'
import { required } from '../../required.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'

describe.each(testDatabases)('a customer who asks for data or erasure, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: ContentShop

  beforeAll(async () => {
    database = await create()
    shop = await startContentShop(database)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const register = async (name: string, more: object = {}) => {
    const input = { name, email: `${name}@example.com`, ...more }
    const { id } = await shop.read<{ id: number }>(
      'mutation ($input: CreateCustomerInput!) { register(input: $input) { id } }',
      { input },
    )
    return id
  }
  const erase = (id: number, confirmation: string) =>
    shop.ask<{ jobs: number; messages: number; mails: number; history: number }>(
      'mutation ($id: Int!, $confirmation: String!) { eraseCustomer(id: $id, confirmation: $confirmation) { jobs messages mails history } }',
      { id, confirmation },
    )
  const erasures = async () =>
    (
      await shop.read<{ items: { customer: number; doneBy: string; user: number | null; jobs: number }[] }>(
        '{ erasures(sort: { field: id, order: asc }) { items { customer doneBy user jobs messages mails history } } }',
      )
    ).items
  const addCustomer = async (name: string) => {
    const id = await register(name)
    await shop.create('StatusRepair', { customer: id, costs: 10 })
    await shop.create('StatusNewPc', { customer: id })
    await shop.create('Email', { name, email: `${name}@example.com`, message: `Van ${name}` })
    return id
  }

  it('[O12] gets a summary in the back office and a complete export as JSON', async () => {
    const id = await addCustomer('ina')
    const { data } = await shop.ask(
      'query ($id: Int!) { customerData(id: $id) { jobs jobsForTax messages mails history binned documents stockMovements } }',
      { id },
    )
    expect(data).toEqual({
      jobs: 2,
      jobsForTax: 1,
      messages: 1,
      mails: 3,
      history: expect.any(Number),
      binned: 0,
      documents: 0,
      stockMovements: 0,
    })
    const exported = await shop.read<string>('query ($id: Int!) { exportCustomer(id: $id) }', { id })
    expect(JSON.parse(exported)).toMatchObject({
      account: { id, name: 'ina', email: 'ina@example.com' },
      messages: [{ message: 'Van ina' }],
    })
    expect((await shop.ask('{ exportCustomer(id: 4000) }')).code).toBe('NOT_FOUND')
  })

  it('[O12] is erased from the back office by name or address, never by those of another customer', async () => {
    const id = await addCustomer('wim')
    const wrong = await erase(id, 'ina')
    expect([wrong.code, wrong.errors]).toEqual([
      'VALIDATION',
      { confirmation: ['This is not the name or the e-mail address of this customer.'] },
    ])
    expect(await shop.services.database.reader.existsBy(Customer, { id })).toBe(true)
    expect((await erase(id, ' WIM@example.com ')).data).toMatchObject({ jobs: 2, messages: 1, mails: 3 })
    expect(await shop.services.database.reader.existsBy(Customer, { id })).toBe(false)
    expect((await erase(id, 'wim')).code).toBe('NOT_FOUND')
  })

  it('is recorded by id, with who did it and how much it was, and with nothing else', async () => {
    const { reader } = shop.services.database
    const admin = await reader.findOneByOrFail(Customer, { role: 'cms-admin' })
    const [byAccount, byOperator] = [await addCustomer('ans'), await register('bas')]
    const { data } = await erase(byAccount, 'ans')
    await eraseCustomer(ownContext(shop.services), byOperator)
    const [first, second] = (await erasures()).slice(-2)
    expect(first).toEqual({ customer: byAccount, doneBy: 'account', user: admin.id, ...data })
    expect(second).toMatchObject({ customer: byOperator, doneBy: 'operator', user: null, jobs: 0 })
    expect(JSON.stringify(await reader.find(Erasure))).not.toMatch(/ans|bas|example/)
    const found = await shop.read<{ items: object[] }>(
      'query ($search: String) { erasures(filter: { search: $search }) { items { customer } } }',
      { search: String(byOperator) },
    )
    expect(found.items).toContainEqual({ customer: byOperator })
    expect((await shop.ask('mutation { deleteErasure(id: 1) { deleted } }')).code).toBe('BAD_REQUEST')
  })

  it('[O11] stays erased when an older backup is restored, and other customers are untouched', async () => {
    const before = await addCustomer('voor')
    const trashed = await register('prullenbak')
    await shop.ask('mutation ($id: Int!) { deleteCustomer(id: $id) { deleted } }', { id: trashed })
    const stays = await addCustomer('blijft')
    const file = path.join(database.folder, 'erased.backup')
    await backup(shop.services, file)
    await erase(before, 'voor')
    await eraseCustomer(ownContext(shop.services), trashed)
    const after = await addCustomer('na')
    await erase(after, 'na')

    const { erasedAgain } = await restore(shop.services, file)
    expect([...erasedAgain].sort()).toEqual([before, trashed].sort())
    const { reader } = shop.services.database
    expect(await reader.existsBy(Customer, { id: before })).toBe(false)
    expect(await reader.existsBy(Customer, { id: stays })).toBe(true)
    expect(await reader.countBy(Email, { email: 'voor@example.com' })).toBe(0)
    expect(await reader.countBy(Email, { email: 'blijft@example.com' })).toBe(1)
    const known = await reader.find(Erasure, { order: { id: 'ASC' } })
    const lately = known.slice(-5).map(({ customer, doneBy }) => [customer, doneBy])
    expect(lately.slice(0, 3)).toEqual([
      [before, 'account'],
      [trashed, 'operator'],
      [after, 'account'],
    ])
    expect(lately.slice(3).map(([, doneBy]) => doneBy)).toEqual(['restore', 'restore'])

    // The restored shop reuses the id of the last one for another customer, who must stay.
    const headers = await freshAdmin()
    const { data } = await shop.graphql<{ register: { id: number } }>(
      'mutation { register(input: { name: "nieuw", email: "nieuw@example.com" }) { id } }',
      {},
      headers,
    )
    const another = required(data, 'data').register.id
    expect(another).toBe(after)
    const later = path.join(database.folder, 'later.backup')
    await backup(shop.services, later)
    expect((await restore(shop.services, later)).erasedAgain).toEqual([])
    expect(await reader.existsBy(Customer, { id: another })).toBe(true)
  })

  it('[O11] a restore invalidates every link to choose a password', async () => {
    const { reader } = shop.services.database
    const file = path.join(database.folder, 'links.backup')
    await shop.graphql(
      'mutation { register(input: { name: "uitgenodigd", email: "u@example.com" }) { id } }',
      {},
      await freshAdmin(),
    )
    expect(await reader.count(PasswordToken)).toBeGreaterThan(0)
    await backup(shop.services, file)
    await restore(shop.services, file)
    expect(await reader.count(PasswordToken)).toBe(0)
  })

  /** Restoring has ended every session. */
  async function freshAdmin(): Promise<Record<string, string>> {
    const answer = await fetch(`${shop.url}/api/csrf-cookie`)
    const token = /XSRF-TOKEN=([^;]+)/.exec(answer.headers.getSetCookie().join())?.[1] ?? ''
    const csrf = { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token, 'content-type': 'application/json' }
    const login = await fetch(`${shop.url}/api/login`, {
      method: 'POST',
      headers: csrf,
      body: JSON.stringify({ email: 'cms-admin@example.com', password: 'a-good-password' }),
    })
    const session = /session=([^;]+)/.exec(login.headers.getSetCookie().join())?.[1] ?? ''
    return { ...csrf, cookie: `${csrf.cookie}; session=${session}` }
  }
})
