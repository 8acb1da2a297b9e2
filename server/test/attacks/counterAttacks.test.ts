import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createUser } from '../../src/features/accounts/createUser.js'
import { CounterPin } from '../../src/features/sessions/CounterPin.js'
import { Session } from '../../src/features/sessions/Session.js'
import { programToken } from '../programToken.js'
import { required } from '../required.js'
import { logInAs, logInColleague, password, startTestShop, type TestShop } from '../startTestShop.js'
import { type TestDatabase, testDatabases } from '../testDatabases.js'

type Headers = Record<string, string>

const pin = '4821'
const set = `mutation { setCounterPin(pin: "${pin}", password: "${password}") }`

describe.each(testDatabases)('[L15] attacks on the PIN of the counter, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: TestShop
  let owner: Headers
  let clerk: Headers
  let ownerId: number
  let clerkId: number

  beforeAll(async () => {
    database = await create()
    shop = await startTestShop(database)
    owner = await shop.login('cms-admin')
    clerk = await logInColleague(shop, 'clerk')
    for (const headers of [owner, clerk]) expect(await codes(set, headers)).toEqual([])
    ownerId = await idOf(owner)
    clerkId = await idOf(clerk)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const turnTo = (id: number, given = pin) => `mutation { switchPerson(person: ${id}, pin: "${given}") { id name } }`
  const codes = async (query: string, headers: Headers) =>
    (await shop.graphql(query, {}, headers)).errors?.map(({ extensions }) => extensions.code) ?? []
  const idOf = async (headers: Headers) => {
    const { data } = await shop.graphql<{ me: { id: number } }>('{ me { id } }', {}, headers)
    return required(data?.me, 'who is logged in').id
  }

  it('is no way in from outside: neither a visitor, a customer, a partner nor a program takes a turn', async () => {
    const csrf = await fetch(`${shop.url}/api/csrf-cookie`)
    const token = /XSRF-TOKEN=([^;]+)/.exec(csrf.headers.getSetCookie().join(';'))?.[1] ?? ''
    const visitor = { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token }
    expect(await codes(turnTo(clerkId), visitor)).toEqual(['UNAUTHENTICATED'])
    for (const role of ['cms-status-user', 'cms-zzp', 'cms-accountant'] as const) {
      const headers = await shop.login(role)
      expect([role, await codes(turnTo(clerkId), headers)]).toEqual([role, ['FORBIDDEN']])
      expect([role, await codes('{ myRights { people { name } } }', headers)]).toEqual([role, ['FORBIDDEN']])
    }
    const program = await programToken(shop, { role: 'cms_admin', access: 'write' })
    for (const call of [turnTo(clerkId), set, '{ myRights { people { name } } }']) {
      expect([call, await codes(call, program)]).toEqual([call, ['FORBIDDEN']])
    }
    expect(await shop.services.database.reader.countBy(Session, { worker: clerkId })).toBe(0)
    const { failures } = await shop.services.database.reader.findOneByOrFail(CounterPin, { user: clerkId })
    expect(failures).toBe(0)
  })

  it('asks for the token of forms, of this session', async () => {
    const { cookie = '' } = clerk
    const other = await logInColleague(shop, 'technician')
    expect(await codes(turnTo(clerkId), { cookie })).toEqual(['CSRF'])
    expect(await codes(turnTo(clerkId), { cookie, 'x-xsrf-token': other['x-xsrf-token'] ?? '' })).toEqual(['CSRF'])
  })

  it('gives an owner nothing of an owner, over both APIs, until the password is typed', async () => {
    const counter = await logInAs(shop.url, 'clerk@example.com')
    expect(await codes(turnTo(ownerId), counter)).toEqual([])
    expect(await idOf(counter)).toBe(ownerId)
    const calls = [
      '{ staffAccounts { id } }',
      '{ myAccount { pinSince } }',
      '{ mySessions { id } }',
      'mutation { endOtherSessions }',
      'mutation { makeBackup }',
      `mutation { changePassword(currentPassword: "${password}", newPassword: "wandelende tak op zolder") }`,
      `mutation { beginSecondFactor(password: "${password}") { secret } }`,
      `mutation { setStaffRight(account: ${clerkId}, right: owner, password: "${password}") }`,
      `mutation { removeAccountPin(account: ${clerkId}, password: "${password}") }`,
      `mutation { createAccessToken(input: { name: "x", role: cms_admin, access: write }, password: "${password}") { token } }`,
      set,
      `mutation { removeCounterPin(password: "${password}") }`,
    ]
    for (const call of calls) expect([call, await codes(call, counter)]).toEqual([call, ['FORBIDDEN']])
    const rest = await fetch(`${shop.url}/api/staff-accounts`, { headers: { ...counter, 'accept-language': 'nl' } })
    expect([rest.status, await rest.json()]).toEqual([
      403,
      expect.objectContaining({ message: expect.stringContaining('Log in met je wachtwoord') }),
    ])
    expect(await codes('{ tillState { __typename } }', counter)).toEqual([])
    const { data } = await shop.graphql('{ myRights { right isAtCounter } }', {}, counter)
    expect(data).toEqual({ myRights: { right: 'clerk', isAtCounter: true } })
  })

  it('taking a turn and acting in one call is within the right, and names who did it', async () => {
    const full = await logInAs(shop.url, 'cms-admin@example.com')
    const { data } = await shop.graphql<{ register: { id: number } }>(
      'mutation { register(input: { name: "Met een noot" }) { id } }',
      {},
      full,
    )
    const id = required(data, 'the customer').register.id
    const both = `mutation {
      turn: switchPerson(person: ${clerkId}, pin: "${pin}") { name }
      note: addCustomerNote(id: ${id}, text: "x") { userName }
      backup: makeBackup
    }`
    const { data: done, errors } = await shop.graphql(both, {}, full)
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN'])
    expect(done).toBeNull()
    const { data: later } = await shop.graphql(
      `mutation { addCustomerNote(id: ${id}, text: "y") { userName } }`,
      {},
      full,
    )
    expect(later).toEqual({ addCustomerNote: { userName: 'The clerk' } })
    const notes = await shop.graphql<{ customerNotes: { userName: string }[] }>(
      `{ customerNotes(id: ${id}) { userName } }`,
      {},
      full,
    )
    expect(new Set(notes.data?.customerNotes.map(({ userName }) => userName))).toEqual(new Set(['The clerk']))
  })

  it('is nowhere to be read', async () => {
    const types = shop.api.schema.getTypeMap()
    const leaks = Object.values(types).flatMap((type) =>
      'getFields' in type ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : [],
    )
    expect(leaks.filter((name) => /pinHash|counterPin$/i.test(name)).sort()).toEqual([
      'Mutation.removeCounterPin',
      'Mutation.setCounterPin',
    ])
    const account = { name: 'Bare', email: 'bare@example.com', role: 'cms-admin', password, demo: false } as const
    const { id } = await createUser(shop.services.database, account)
    const answers = await Promise.all(
      [id, clerkId].map(async (person) => (await shop.graphql(turnTo(person, '9305'), {}, owner)).errors),
    )
    expect(answers[0]?.[0]).toEqual(answers[1]?.[0])
  })
})
