import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createUser } from '../../../src/features/accounts/createUser.js'
import { backup } from '../../../src/features/backup/backup.js'
import { OutgoingMail } from '../../../src/features/messages/OutgoingMail.js'
import { recoverAdmin } from '../../../src/features/passwords/recoverAdmin.js'
import { required } from '../../required.js'
import { password } from '../../startTestShop.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { type AccountShop, apis, type Headers, startAccountShop } from './accountShop.js'

describe.each(testDatabases)('the links of mails, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: AccountShop
  let admin: Headers
  let program: Headers

  beforeAll(async () => {
    database = await create()
    shop = await startAccountShop(database, { PUBLIC_URL: 'https://shop.example' })
    admin = await shop.login('cms-admin')
    const make = `mutation { createAccessToken(input: { name: "A program", role: cms_admin, access: write }, password: "${password}") { token } }`
    const { data } = await shop.graphql<{ createAccessToken: { token: string } }>(make, {}, admin)
    program = { authorization: `Bearer ${required(data, 'data').createAccessToken.token}` }
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  /** What the list and the single record answer of the last mail to an address. */
  async function textsOf(recipient: string, headers: Headers): Promise<string[]> {
    const [mail] = (await shop.mailsTo(recipient)).toReversed()
    const query =
      'query ($id: Int!) { outgoingMail(id: $id) { text } outgoingMails(filter: { ids: [$id] }) { items { text } } }'
    const { data, errors } = await shop.graphql<{
      outgoingMail: { text: string }
      outgoingMails: { items: { text: string }[] }
    }>(query, { id: mail?.id }, headers)
    if (!data) throw new Error(JSON.stringify(errors))
    return [data.outgoingMail.text, ...data.outgoingMails.items.map(({ text }) => text)]
  }
  const requestReset = async (email: string) => apis[1].call(shop, 'requestPasswordReset', { email }, await shop.csrf())
  const hidden = { nl: 'Deze link staat alleen in de mail zelf.', en: 'This link stands only in the mail itself.' }

  it('[X2] a program neither asks for the reset of a password nor carries it out', async () => {
    const owner = 'cms-admin@example.com'
    for (const api of apis) {
      expect(await api.call(shop, 'requestPasswordReset', { email: owner }, program)).toMatchObject({
        code: 'FORBIDDEN',
      })
      const token = new URL(await recoverAdmin(shop.services, owner)).hash.slice(1)
      expect(await api.call(shop, 'resetPassword', { token, password: 'owned by a program' }, program)).toMatchObject({
        code: 'FORBIDDEN',
      })
    }
    await expect(shop.mailsTo(owner)).resolves.toEqual([])
    await expect(shop.logIn(owner, 'owned by a program')).rejects.toThrow('CREDENTIALS')
  })

  it('[X2] nobody reads the link of a reset in the outbox, whatever the language', async () => {
    for (const language of ['nl', 'en'] as const) {
      const email = `reset-${language}@example.com`
      await createUser(shop.services.database, {
        name: 'Anna',
        email,
        role: 'cms-admin',
        password,
        demo: false,
        language,
      })
      await requestReset(email)
      expect(await shop.linkSentTo(email)).toContain('/kiezen')
      for (const headers of [admin, program]) {
        const texts = await textsOf(email, headers)
        expect(texts).toHaveLength(2)
        for (const text of texts) {
          expect(text).toContain(`\n\n${hidden[language]}\n\n`)
          expect(text).not.toMatch(/kiezen|token=|\[link\]/)
        }
      }
    }
  })

  it('[X2] an administrator reads the link of an invitation until it is delivered, a program never', async () => {
    const email = 'invited@example.com'
    await shop.register({ name: 'Invited', email })
    const link = await shop.linkSentTo(email)
    for (const text of await textsOf(email, admin)) expect(text).toContain(`\n\n${link}\n\n`)
    for (const text of await textsOf(email, program)) expect(text).toContain(`\n\n${hidden.nl}\n\n`)
    await shop.services.database.write((manager) =>
      manager.update(OutgoingMail, { recipient: email }, { sentAt: new Date().toISOString() }),
    )
    for (const text of await textsOf(email, admin)) expect(text).toContain(hidden.nl)
  })

  it('[X2] hides the links of mails from before they were encrypted, and leaves what visitors write as it is', async () => {
    const email = 'older@example.com'
    await shop.register({ name: 'Older', email })
    const older = 'Dag,\n\nhttps://shop.example/wachtwoord?token=abc&language=en\n\nTot ziens'
    const change = (values: Partial<OutgoingMail>) =>
      shop.services.database.write((manager) => manager.update(OutgoingMail, { recipient: email }, values))
    await change({ text: older, sealedLink: null })
    for (const headers of [admin, program]) {
      for (const text of await textsOf(email, headers)) expect(text).toBe(`Dag,\n\n${hidden.nl}\n\nTot ziens`)
    }
    const written = `${older}\n[link]`
    await change({ text: written, isSecret: false })
    for (const text of await textsOf(email, program)) expect(text).toBe(written)
  })

  it('[X3] neither a table nor a backup nor the data of a customer has a link in it', async () => {
    const email = 'stored@example.com'
    const { body } = await shop.register({ name: 'Stored', email })
    const token = await shop.tokenSentTo(email)
    expect(token).toHaveLength(43)
    const file = path.join(database.folder, 'whole.backup')
    await backup(shop.services, file)
    const { gunzipSync } = await import('node:zlib')
    const bytes = await readFile(file)
    const whole = bytes.subarray(0, 2).equals(Buffer.from([0x1f, 0x8b])) ? gunzipSync(bytes) : bytes
    expect(whole.includes(email)).toBe(true)
    expect(whole.includes(token)).toBe(false)
    const { data } = await shop.graphql(`{ exportCustomer(id: ${body.data.id}) }`, {}, admin)
    expect(JSON.stringify(data)).toContain(hidden.nl)
    expect(JSON.stringify(data)).not.toMatch(new RegExp(`${token}|sealedLink`))
    const { data: found } = await shop.graphql(
      'query ($search: String) { outgoingMails(filter: { search: $search }) { total } }',
      { search: token.slice(0, 12) },
      admin,
    )
    expect(found).toEqual({ outgoingMails: { total: 0 } })
  })

  it('[X2] an operator gets a link for an administrator, which works once and leaves no mail with a link', async () => {
    const email = 'locked-out@example.com'
    await createUser(shop.services.database, { name: 'Owner', email, role: 'cms-admin', password, demo: false })
    await requestReset(email)
    const first = await recoverAdmin(shop.services, ` ${email.toUpperCase()} `)
    const link = await recoverAdmin(shop.services, email)
    expect(link).toMatch(/^https:\/\/shop\.example\/wachtwoord\/kiezen#[\w-]{43}$/)
    const choose = async (address: string) => {
      const token = new URL(address).hash.slice(1)
      return apis[1].call(shop, 'resetPassword', { token, password: 'chosen by its owner' }, await shop.csrf())
    }
    expect(await choose(first)).toMatchObject({ status: 422 })
    expect(await choose(link)).toMatchObject({ status: 200, value: '/login-admin' })
    expect(await choose(link)).toMatchObject({ status: 422 })
    await expect(shop.logIn(email, 'chosen by its owner')).resolves.toBeDefined()
  })

  it('[X2] the operator recovers accounts of administrators and no other', async () => {
    await createUser(shop.services.database, {
      name: 'Partner',
      email: 'partner@example.com',
      role: 'cms-zzp',
      password,
      demo: false,
    })
    for (const email of ['partner@example.com', 'nobody@example.com', '']) {
      await expect(recoverAdmin(shop.services, email)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
  })
})
