import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { In } from 'typeorm'
import { endAccount, inviteColleague, setStaffRight } from '../../../src/features/accounts/colleagues.js'
import { createUser } from '../../../src/features/accounts/createUser.js'
import { staffAccounts } from '../../../src/features/accounts/staffAccounts.js'
import { Customer } from '../../../src/features/customers/Customer.js'
import { OutgoingMail } from '../../../src/features/messages/OutgoingMail.js'
import { AccessToken } from '../../../src/features/tokens/AccessToken.js'
import { Revision } from '../../../src/kernel/records/Revision.js'
import type { StaffRight } from '../../../src/kernel/shared/staffRights.js'
import { required } from '../../required.js'
import { logInAs, logInColleague, startTestShop, type TestShop } from '../../startTestShop.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { accountSuite, password } from './accountSuite.js'
import { Browser, refusal } from './Browser.js'

describe.each(testDatabases)('[L15] who gives rights, on $name', ({ create }) => {
  const suite = accountSuite(create)
  const proof = { password, code: null }
  let number = 0

  async function person(right: StaffRight = 'owner') {
    number++
    const email = `staff${number}@example.com`
    const staffRight = right === 'owner' ? null : right
    const account = { name: `S ${number}`, email, role: 'cms-admin', staffRight, password, demo: false } as const
    const { id } = await createUser(suite.database, account)
    const browser = new Browser(suite.services)
    await browser.login(email, password)
    return { id, email, browser }
  }
  const owners = async () =>
    (await staffAccounts(suite.services)).filter(({ right, isActive }) => right === 'owner' && isActive)
  const rightOfId = async (id: number) => (await suite.database.reader.findOneByOrFail(Customer, { id })).staffRight

  it('an owner gives a right and takes it back, with the own password, and history says so', async () => {
    const [owner, other] = [await person(), await person()]
    const set = async (right: StaffRight, given = password) =>
      setStaffRight(await owner.browser.context(), other.id, right, { password: given, code: null })
    expect((await refusal(set('clerk', 'wrong'))).code).toBe('VALIDATION')
    await set('clerk')
    expect((await other.browser.context()).viewer).toMatchObject({ role: 'cms-admin', right: 'clerk' })
    await set('owner')
    expect((await other.browser.context()).viewer?.right).toBeUndefined()
    const changes = await suite.database.reader.find(Revision, {
      where: { entity: 'customer', record: other.id, action: 'update' },
      order: { id: 'ASC' },
    })
    expect(changes.map((each) => each.changes.staffRight)).toEqual([
      { from: 'owner', to: 'clerk' },
      { from: 'clerk', to: 'owner' },
    ])
    const mails = await suite.database.reader.findBy(OutgoingMail, { recipient: other.email })
    const { name } = await suite.database.reader.findOneByOrFail(Customer, { id: owner.id })
    expect(mails.filter(({ subject }) => subject.startsWith('Wat je mag in het beheer'))).toHaveLength(2)
    expect(mails.at(-1)?.text).toContain(`${name} heeft gewijzigd wat je in het beheer`)
  })

  it('nobody changes the own right, nor that of a customer or a partner', async () => {
    const owner = await person()
    const context = await owner.browser.context()
    expect((await refusal(setStaffRight(context, owner.id, 'clerk', proof))).code).toBe('CONFLICT')
    for (const role of ['cms-zzp', 'cms-accountant', 'cms-status-user'] as const) {
      const given = { name: role, email: `${role}@right.example`, role, password, demo: false }
      const { id } = await createUser(suite.database, given)
      expect((await refusal(setStaffRight(context, id, 'owner', proof))).code).toBe('CONFLICT')
      expect(await rightOfId(id)).toBeNull()
    }
  })

  it('of any number of owners who demote and end each other at once, one remains', async () => {
    const circle = [await person(), await person(), await person()]
    const keeper = required(circle[0], 'the first')
    for (const { id } of await owners()) {
      if (!circle.some((each) => each.id === id)) await endAccount(await keeper.browser.context(), id, proof)
    }
    const parties = await Promise.all(circle.map(async ({ id, browser }) => ({ id, context: await browser.context() })))
    const tries = parties.flatMap(({ id, context }, place) =>
      parties
        .filter((other) => other.id !== id)
        .map((other) =>
          place === 1 ? endAccount(context, other.id, proof) : setStaffRight(context, other.id, 'technician', proof),
        ),
    )
    await Promise.allSettled(tries)
    expect(await owners()).toHaveLength(1)
  })

  it('who was made less loses the tokens that they made; those of others stay', async () => {
    const [owner, other] = [await person(), await person()]
    for (const { id } of [owner, other]) {
      const token = { name: `Of ${id}`, role: 'cms-admin', access: 'write', sections: null, maker: id, madeBy: 'X' }
      await suite.database.write((manager) =>
        manager.insert(AccessToken, {
          ...(token as object),
          ...{ readsJobAddresses: false, readsCalendarFeed: false, readsAccessCodes: false, tokenHash: `hash ${id}` },
          ...{ version: 1, createdAt: new Date().toISOString(), updatedAt: new Date().toISOString() },
          ...{ id: 9000 + id, nameKey: 'x' },
        } as object),
      )
    }
    const makers = async () =>
      (await suite.database.reader.findBy(AccessToken, { maker: In([owner.id, other.id]) })).map(({ maker }) => maker)
    await setStaffRight(await owner.browser.context(), other.id, 'owner', proof)
    expect(await makers()).toEqual([owner.id, other.id])
    await setStaffRight(await owner.browser.context(), other.id, 'editor', proof)
    expect(await makers()).toEqual([owner.id])
  })

  it('a colleague is invited with a right', async () => {
    const owner = await person()
    const invited = { name: 'Noor', email: 'noor-right@example.com', language: 'nl', right: 'technician' } as const
    const id = await inviteColleague(await owner.browser.context(), invited, proof)
    expect(await rightOfId(id)).toBe('technician')
  })
})

describe.each(testDatabases)('[L15] attacks on rights, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: TestShop
  let owner: Record<string, string>
  let technician: Record<string, string>
  let editor: Record<string, string>

  beforeAll(async () => {
    database = await create()
    shop = await startTestShop(database)
    owner = await shop.login('cms-admin')
    technician = await logInColleague(shop, 'technician')
    editor = await logInColleague(shop, 'editor')
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const codes = async (query: string, variables: object = {}, headers = technician) =>
    (await shop.graphql(query, variables, headers)).errors?.map(({ extensions }) => extensions.code) ?? []
  const idOf = async (email: string) => {
    const { data } = await shop.graphql<{ staffAccounts: { id: number; email: string }[] }>(
      '{ staffAccounts { id email } }',
      {},
      owner,
    )
    return required(data?.staffAccounts.find((account) => account.email === email)?.id, email)
  }

  it('the role that both APIs answer stays that of administrators', async () => {
    const { data } = await shop.graphql<{ myRights: { reads: string[] } }>(
      '{ me { role } myRights { right reads owners } }',
      {},
      technician,
    )
    expect(data).toMatchObject({
      me: { role: 'cms_admin' },
      myRights: { right: 'technician', owners: ['The cms-admin'] },
    })
    expect(data?.myRights.reads).not.toContain('invoice')
    const { data: own } = await shop.graphql('{ myRights { right operations } }', {}, owner)
    expect(own).toEqual({ myRights: { right: 'owner', operations: [] } })
  })

  it('[Y63] jobs are given to owners, technicians and clerks, neither to an editor nor to who works for the shop elsewhere', async () => {
    await logInColleague(shop, 'clerk')
    for (const role of ['cms-zzp', 'cms-accountant'] as const) await shop.login(role)
    const { data } = await shop.graphql<{ colleagues: { name: string }[] }>('{ colleagues { name } }', {}, technician)
    const { data: all } = await shop.graphql<{ staffAccounts: { name: string; role: string; right: string | null }[] }>(
      '{ staffAccounts { name role right } }',
      {},
      owner,
    )
    const able = all?.staffAccounts.filter(({ role, right }) => role === 'cms_admin' && right !== 'editor')
    expect(able?.length).toBeGreaterThan(2)
    expect(data?.colleagues.map(({ name }) => name).sort()).toEqual(able?.map(({ name }) => name).sort())
  })

  it('a refusal is in the language of who asks, over both APIs', async () => {
    const headers = { ...technician, 'accept-language': 'nl' }
    const { errors } = await shop.graphql('{ accessTokens { total } }', {}, headers)
    expect(errors?.[0]).toMatchObject({ message: expect.stringContaining('heeft je account geen recht') })
    const answer = await fetch(`${shop.url}/api/invoices`, { headers })
    expect([answer.status, await answer.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'FORBIDDEN', message: expect.stringContaining('Medewerkers') }),
    ])
  })

  it('nobody who is no owner gives rights, makes accounts, tokens or backups', async () => {
    const id = await idOf('technician@example.com')
    const given = 'password: "a-good-password"'
    const calls = [
      `mutation { setStaffRight(account: ${id}, right: owner, ${given}) }`,
      `mutation { inviteColleague(name: "Eve", email: "eve@example.com", language: nl, right: owner, ${given}) }`,
      `mutation { createAccessToken(input: { name: "x", role: cms_admin, access: write }, ${given}) { token } }`,
      'mutation { makeBackup }',
      '{ backupState { warning } }',
      '{ staffAccounts { id } }',
      '{ shopSettings { name } }',
      'mutation { updateShop(input: { name: "Eve" }) { id } }',
      '{ customerData(id: 1) { __typename } }',
    ]
    for (const call of calls) expect([call, await codes(call)]).toEqual([call, ['FORBIDDEN']])
  })

  it('aliases, fragments and one call for all bring no further', async () => {
    const query = `query Menu { mine: me { name } ...rest }
      fragment rest on Query { products: invoices(perPage: 1) { total } tokens: accessTokens { total } }`
    const { data, errors } = await shop.graphql(query, {}, technician)
    expect(JSON.stringify(data)).not.toContain('total')
    expect(errors?.every(({ extensions }) => extensions.code === 'FORBIDDEN')).toBe(true)
  })

  it('a colleague gives nobody more than an account of a customer, and finds no other', async () => {
    const register = 'mutation ($input: CreateCustomerInput!) { register(input: $input) { id role } }'
    for (const role of ['cms_zzp', 'cms_accountant']) {
      const input = { name: 'Eve', email: `${role}@eve.example`, role, password: 'correct horse battery' }
      const { errors } = await shop.graphql(register, { input }, technician)
      expect(Object.keys(errors?.[0]?.extensions.errors ?? {})).toEqual(['role'])
    }
    const input = { name: 'Klant', email: 'klant@right.example' }
    const { data } = await shop.graphql<{ register: { id: number } }>(register, { input }, technician)
    const id = required(data, 'the customer').register.id
    const raise = `mutation { updateCustomer(id: ${id}, input: { role: cms_accountant, version: 1 }) { id } }`
    expect((await codes(raise)).length).toBeGreaterThan(0)
    const partner = { ...input, name: 'Partner', email: 'partner@right.example', role: 'cms_zzp' }
    const made = await shop.graphql<{ register: { id: number } }>(register, { input: partner }, owner)
    const other = required(made.data, 'the partner').register.id
    expect(await codes(`{ customer(id: ${other}) { name } }`)).toEqual(['NOT_FOUND'])
    expect(
      await codes(`mutation { updateCustomer(id: ${other}, input: { email: "eve@x.nl", version: 1 }) { id } }`),
    ).toEqual(['NOT_FOUND'])
  })

  it('logging in and acting in one call is within the right', async () => {
    const { errors } = await shop.graphql(
      `mutation { login(email: "technician@example.com", password: "a-good-password") { id } makeBackup }`,
      {},
      { ...(await anonymous()) },
    )
    expect(errors?.map(({ extensions }) => extensions.code)).toContain('FORBIDDEN')
  })

  it('a right that was taken holds from the next call on, in every session', async () => {
    await createUser(shop.services.database, {
      ...{ name: 'Second owner', email: 'second@example.com', role: 'cms-admin' },
      ...{ password: 'a-good-password', demo: false },
    })
    const sessions = [await logInAs(shop.url, 'second@example.com'), await logInAs(shop.url, 'second@example.com')]
    for (const session of sessions) expect(await codes('{ accessTokens { total } }', {}, session)).toEqual([])
    const set = `mutation ($id: Int!) { setStaffRight(account: $id, right: clerk, password: "a-good-password") }`
    expect(await codes(set, { id: await idOf('second@example.com') }, owner)).toEqual([])
    for (const session of sessions) {
      expect(await codes('{ accessTokens { total } }', {}, session)).toEqual(['FORBIDDEN'])
      expect(await codes('{ tillState { __typename } }', {}, session)).toEqual([])
    }
  })

  it('that a value is taken is told of what one works with', async () => {
    const taken = (field: string) => codes(`{ uniqueComplaint(field: ${field}, value: "x") }`)
    expect(await taken('customer_email')).toEqual([])
    expect(await taken('page_url')).toEqual(['FORBIDDEN'])
    expect(await taken('product_title')).toEqual(['FORBIDDEN'])
  })

  it('what a deletion affects is told as far as it may be read', async () => {
    const register = 'mutation ($input: CreateCustomerInput!) { register(input: $input) { id } }'
    const { data } = await shop.graphql<{ register: { id: number } }>(register, { input: { name: 'Wie' } }, technician)
    const id = required(data, 'the customer').register.id
    const uses = `{ usesOf(entity: customer, id: ${id}) { entity } }`
    expect(await codes(uses)).toEqual([])
    expect(await codes(uses, {}, editor)).toEqual(['FORBIDDEN'])
  })

  async function anonymous() {
    const answer = await fetch(`${shop.url}/api/csrf-cookie`)
    const cookie = answer.headers.getSetCookie().find((each) => each.startsWith('XSRF-TOKEN=')) ?? ''
    const token = cookie.split(';', 1)[0]?.slice('XSRF-TOKEN='.length) ?? ''
    return { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token }
  }
})
