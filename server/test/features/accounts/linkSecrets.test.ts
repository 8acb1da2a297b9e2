import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createUser } from '../../../src/features/accounts/createUser.js'
import { roles } from '../../../src/kernel/access/roles.js'
import { required } from '../../required.js'
import { password } from '../../startTestShop.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { until } from '../../until.js'
import { MailServer } from '../messages/MailServer.js'
import { type AccountShop, apis, startAccountShop } from './accountShop.js'

describe.each(testDatabases)('the secrets of links that open an account, on $name', ({ create }) => {
  const server = new MailServer()
  let database: TestDatabase
  let shop: AccountShop

  beforeAll(async () => {
    database = await create()
    await server.start()
    shop = await startAccountShop(database, { SMTP_URL: `smtp://127.0.0.1:${server.port}` })
  })
  afterAll(async () => {
    await shop.close()
    await server.stop()
    await database.drop()
  })

  /** What came in at an address, with every address in it and the tokens of those that lead to a password. */
  async function receivedAt(recipient: string) {
    await until(async () => server.mails.some(({ to }) => to.includes(recipient)))
    const { text, html } = required(
      server.mails.findLast(({ to }) => to.includes(recipient)),
      'mail',
    )
    const whole = `${text}\n${html}`
    const addresses = (whole.match(/https?:\/\/[^\s"<>]+/g) ?? []).map((each) => new URL(each.replaceAll('&amp;', '&')))
    const leading = addresses.filter(({ pathname }) => pathname.startsWith('/wachtwoord'))
    const tokens = new Set(leading.map(({ hash }) => hash.slice(1)))
    return { whole, addresses, leading, tokens }
  }

  async function expectInFragment(recipient: string): Promise<string> {
    const { whole, addresses, leading, tokens } = await receivedAt(recipient)
    const [token = ''] = tokens
    expect([...tokens]).toEqual([expect.stringMatching(/^[\w-]{43}$/)])
    // In the text, and as what is pressed and what is read of the page.
    expect(leading.length).toBeGreaterThanOrEqual(3)
    for (const { origin, pathname, search } of addresses) expect(origin + pathname + search).not.toContain(token)
    expect(whole.split(token)).toHaveLength(leading.length + 1)
    return token
  }

  it.each(roles.values)('[Y11] a reset of %s is in the fragment', async (role) => {
    const email = `${role}-reset@example.com`
    await createUser(shop.services.database, { name: 'Anna', email, role, password, demo: false, language: 'en' })
    await apis[1].call(shop, 'requestPasswordReset', { email }, await shop.csrf())
    const token = await expectInFragment(email)
    const choice = { token, password: 'a rusty bicycle pump' }
    expect(await apis[1].call(shop, 'resetPassword', choice, await shop.csrf())).toMatchObject({ status: 200 })
  })

  it.each(roles.values)('[Y11] an invitation of %s is in the fragment', async (role) => {
    const email = `${role}-invited@example.com`
    const admin = await shop.login('cms-admin')
    const named = `name: "Noor", email: "${email}"`
    const invite =
      role === 'cms-admin'
        ? `mutation { inviteColleague(${named}, language: nl, password: "${password}") }`
        : `mutation { register(input: { ${named}, role: ${role.replaceAll('-', '_')} }) { id } }`
    const { errors } = await shop.graphql(invite, {}, admin)
    expect(errors).toBeUndefined()
    await expectInFragment(email)
  })
})
