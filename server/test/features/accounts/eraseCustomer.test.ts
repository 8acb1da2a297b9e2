import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createUser } from '../../../src/features/accounts/createUser.js'
import { Email } from '../../../src/features/messages/Email.js'
import { eraseCustomer } from '../../../src/features/privacy/eraseCustomer.js'
import { exportCustomer } from '../../../src/features/privacy/exportCustomer.js'
import { dataOf, restClient } from '../../delivery/rest/restClient.js'
import { searchDifference } from '../../kernel/search/searchDifference.js'
import { password } from '../../startTestShop.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { type AccountShop, type Headers, startAccountShop } from './accountShop.js'

/** Unique to this customer: found anywhere in the database after erasure, something was not erased. */
const secret = 'Zandvoort'
const email = 'eva.zandvoort@example.com'

describe.each(testDatabases)('what is stored about a customer, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: AccountShop
  let admin: Headers

  beforeAll(async () => {
    database = await create()
    shop = await startAccountShop(database)
    admin = await shop.login('cms-admin')
  })
  afterAll(async () => {
    const difference = await searchDifference(shop.services.database)
    await shop.close()
    await database.drop()
    expect(difference).toEqual([])
  })

  async function sent(method: string, path: string, body?: object, headers = admin): Promise<{ id: number }> {
    return dataOf(await restClient(shop, headers)<{ id: number }>(method, path, body))
  }

  /** A customer with rows in every table that can hold personal data, under this address. */
  async function customerWith(name: string, address: string): Promise<number> {
    const { id } = await sent('POST', 'register', { name, email: address, address: `${name}plein`, language: 'en' })
    await shop.services.database.write((manager) => manager.query('DELETE FROM login_attempt'))
    await expect(shop.logIn(address.toUpperCase(), 'wrong')).rejects.toThrow('CREDENTIALS')
    const repair = { customer: id, description: `Laptop of ${name}`, costs: 129.5, note: `Word to ${name}` }
    const parts = [{ title: `Disk for ${name}`, count: 1, price: 49.95 }]
    const { id: job } = await sent('POST', 'statuses-repair/add-status-repair', { ...repair, used_parts: parts })
    await sent('PUT', `status-repair/edit/${job}`, { status: 'finished', what_has_been_done: `All for ${name}` })
    const note =
      'mutation ($text: String!, $id: Int!) { addInternalNote(job: statusRepair, id: $id, text: $text) { id } }'
    expect((await shop.graphql(note, { id: job, text: `About ${name}` }, admin)).errors).toBeUndefined()
    await sent('POST', 'statuses-new-pc/add-status-new-pc', { customer: id, description: `PC of ${name}` })
    const trashed = await sent('POST', 'statuses-new-pc/add-status-new-pc', {
      customer: id,
      description: `Old PC of ${name}`,
    })
    await sent('DELETE', `status-new-pc/delete/${trashed.id}`)

    const visitor = await shop.csrf()
    const message = { name, email: address.toUpperCase(), message: `Dear shop, ${name}` }
    await sent('POST', 'send-contact-email', message, visitor)
    const problem = { name, email: address, phone: '0612345678', description_problem: `Broken, ${name}` }
    await sent('POST', 'send-phone-email', problem, visitor)
    await sent('POST', 'send-remote-assistance-email', problem, visitor)
    await sent('POST', 'send-contact-email', { ...message, message: `Deleted, ${name}` }, visitor)
    const sentLast = { where: {}, order: { id: 'DESC' } } as const
    const deleted = await shop.services.database.reader.findOneOrFail(Email, sentLast)
    await sent('DELETE', `email/delete/${deleted.id}`)
    return id
  }

  /** Every row of every table that contains this text, in any letter case. */
  async function rowsWith(text: string): Promise<string[]> {
    const { reader } = shop.services.database
    const found: string[] = []
    for (const { tableName } of reader.connection.entityMetadatas) {
      const rows: object[] = await reader.query(`SELECT * FROM ${reader.connection.driver.escape(tableName)}`)
      for (const row of rows) {
        if (JSON.stringify(row).toLowerCase().includes(text.toLowerCase())) found.push(tableName)
      }
    }
    return found
  }

  it('[O12] is exported: account, jobs with timeline and notes, messages, mails and history', async () => {
    const id = await customerWith('Anna Export', 'anna.export@example.com')
    await customerWith('Somebody Else', 'else@example.com')
    const exported = await exportCustomer(shop.services, id)
    expect(exported).toMatchObject({
      account: {
        id,
        name: 'Anna Export',
        email: 'anna.export@example.com',
        address: 'Anna Exportplein',
        language: 'en',
      },
      jobs: expect.arrayContaining([
        expect.objectContaining({
          kind: 'statusRepair',
          description: 'Laptop of Anna Export',
          status: 'finished',
          costs: 129.5,
          usedParts: [{ title: 'Disk for Anna Export', count: 1, price: 49.95 }],
          timeline: [
            expect.objectContaining({ from: null, to: 'waiting', note: 'Word to Anna Export' }),
            expect.objectContaining({ from: 'waiting', to: 'finished' }),
          ],
          internalNotes: [expect.objectContaining({ text: 'About Anna Export' })],
        }),
        expect.objectContaining({ kind: 'statusNewPc', description: 'PC of Anna Export' }),
      ]),
      messages: [
        expect.objectContaining({ kind: 'email', message: 'Dear shop, Anna Export' }),
        expect.objectContaining({ kind: 'emailPhone', descriptionProblem: 'Broken, Anna Export' }),
        expect.objectContaining({ kind: 'emailRemoteAssistance' }),
      ],
    })
    const { jobs, mails, history } = exported as {
      jobs: object[]
      mails: { isSecret: boolean; text: string }[]
      history: object[]
    }
    expect(jobs).toHaveLength(2)
    // The invitation, four notices, and the mails to the shop about four messages.
    expect(mails).toHaveLength(9)
    const secret = mails.filter(({ isSecret }) => isSecret)
    expect(secret).toHaveLength(5)
    for (const { text } of secret) expect(text).toContain('This link stands only in the mail itself.')
    const written = JSON.stringify(exported)
    expect(written).not.toMatch(
      /argon2|passwordHash|tokenHash|emailKey|sealedLink|token=|\/kiezen|\/track\/|Somebody Else|else@example/,
    )
    expect(written).toContain('Old PC of Anna Export')
    expect(written).toContain('Deleted, Anna Export')
    expect(history).toContainEqual(
      expect.objectContaining({
        entity: 'statusRepair',
        action: 'create',
        changes: expect.objectContaining({ costs: { from: null, to: 129.5 } }),
      }),
    )
  })

  it('[O12] is erased: nothing of it is left in any table, and other customers are untouched', async () => {
    const { signIns } = shop.services
    await signIns.written()
    const before = await rowsWith('else@example.com')
    const others = await rowsWith('Somebody Else')
    const id = await customerWith(`Eva ${secret}`, email)
    await signIns.written()
    expect(new Set(await rowsWith(secret))).toEqual(
      new Set([
        'binned_record',
        'customer',
        'status_repair',
        'status_new_pc',
        'job_change',
        'internal_note',
        'email',
        'email_phone',
        'email_remote_assistance',
        'outgoing_mail',
        'revision',
        'search_part',
        'sign_in',
      ]),
    )
    const erased = await eraseCustomer(shop.api.context(null, 'nl'), id)
    expect(erased).toEqual({ jobs: 2, messages: 3, mails: 9, history: expect.any(Number) })
    expect(erased.history).toBeGreaterThan(8)
    expect(await rowsWith(secret)).toEqual([])
    const { reader } = shop.services.database
    for (const table of ['session', 'password_token', 'sign_in', 'login_attempt']) {
      const rows: { user?: number; address_hash?: string }[] = await reader.query(`SELECT * FROM ${table}`)
      expect(rows.filter(({ user }) => user === id)).toEqual([])
      if (table === 'login_attempt') expect(rows).toEqual([])
    }
    expect(await rowsWith('else@example.com')).toEqual(before)
    expect(await rowsWith('Somebody Else')).toEqual(others)
    await expect(eraseCustomer(shop.api.context(null, 'nl'), id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(exportCustomer(shop.services, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('[O12] ends the sessions of the erased customer, and frees the address', async () => {
    const { id } = await sent('POST', 'register', { name: 'Fleeting', email: 'fleeting@example.com', password })
    const headers = await shop.logIn('fleeting@example.com')
    await eraseCustomer(shop.api.context(null, 'nl'), id)
    await expect(shop.nameOf(headers)).resolves.toBeNull()
    expect((await shop.register({ name: 'Again', email: 'fleeting@example.com', password })).status).toBe(201)
  })

  it('[O12] leaves what a partner did to the stock, without a name, and erases an accountant with the download', async () => {
    const { id: product } = await sent('POST', 'zzp-products/add-zzp-product', { title: 'Kabel', stock: 5 })
    const { id } = await sent('POST', 'register', {
      name: 'Pieter Partner',
      email: 'p@example.com',
      password,
      role: 'cms-zzp',
    })
    const partner = await shop.logIn('p@example.com')
    await sent('PUT', `zzp-product/edit/${product}`, { stock: 3 }, partner)
    expect(await exportCustomer(shop.services, id)).toMatchObject({
      stockMovements: [{ delta: -2, stock: 3 }],
    })
    const { id: trashed } = await sent('POST', 'zzp-products/add-zzp-product', { title: 'Plug', stock: 2 })
    await sent('PUT', `zzp-product/edit/${trashed}`, { stock: 1 }, partner)
    await sent('DELETE', `zzp-product/delete/${trashed}`)
    await eraseCustomer(shop.api.context(null, 'nl'), id)
    expect(await rowsWith('Pieter Partner')).toEqual([])
    const ledger = `{ stockMovements(product: ${product}) { items { delta userName } } }`
    expect(JSON.stringify((await shop.graphql(ledger, {}, admin)).data)).toContain('{"delta":-2,"userName":null}')

    const accountant = await sent('POST', 'register', {
      name: 'Bea Boek',
      email: 'bea@example.com',
      password,
      role: 'cms-accountant',
    })
    expect(await exportCustomer(shop.services, accountant.id)).toMatchObject({
      downloads: [{ title: 'Bea Boek' }],
    })
    await eraseCustomer(shop.api.context(null, 'nl'), accountant.id)
    expect(await rowsWith('Bea Boek')).toEqual([])
  })

  it('[O12] is erased for a deleted customer in the trash', async () => {
    const { id } = await sent('POST', 'register', { name: 'Deleted Dirk', email: 'dirk@example.com', password })
    await sent('DELETE', `customer/delete/${id}`)
    expect(await rowsWith('Deleted Dirk')).toEqual(expect.arrayContaining(['binned_record', 'revision']))
    expect(await rowsWith('argon2')).not.toContain('binned_record')
    expect(await exportCustomer(shop.services, id)).toMatchObject({ bin: [{ kind: 'customer', id }] })
    await eraseCustomer(shop.api.context(null, 'nl'), id)
    expect(await rowsWith('Deleted Dirk')).toEqual([])
  })

  it('[O12] is found among what others have sent without reading it', async () => {
    const id = await customerWith('Fay Few', 'fay.few@example.com')
    const others = 3000
    let loaded = 0
    await shop.services.database.write(async (manager) => {
      const [email] = await manager.find(Email, { where: {}, order: { id: 'DESC' }, take: 1 })
      const rows = Array.from({ length: others }, (_, index) => ({
        ...email,
        id: 10_000 + index,
        email: `x${index}@a.nl`,
      }))
      for (let from = 0; from < others; from += 500) {
        await manager
          .createQueryBuilder()
          .insert()
          .into(Email)
          .values(rows.slice(from, from + 500))
          .callListeners(false)
          .execute()
      }
      // The address as it could have been typed with full-width letters.
      await manager.update(Email, { id: 10_000 }, { email: 'ｆay.few@EXAMPLE.com' })
      manager.connection.subscribers.push({
        afterLoad() {
          loaded++
        },
      })
    })
    const { messages } = await exportCustomer(shop.services, id)
    await shop.services.database.write(async (manager) => {
      manager.connection.subscribers.pop()
      await manager.createQueryBuilder().delete().from(Email).where('id >= 10000').execute()
    })
    expect((messages as { id: number }[]).map((message) => message.id)).toContain(10_000)
    expect(loaded).toBeGreaterThan(0)
    expect(loaded).toBeLessThan(others / 10)
  })

  it('[O12] is refused for accounts of the shop and for unknown ids', async () => {
    const given = { name: 'Second', email: 'second@example.com', role: 'cms-admin', password, demo: false } as const
    const { id } = await createUser(shop.services.database, given)
    for (const each of [id, 4_000_000]) {
      await expect(exportCustomer(shop.services, each)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(eraseCustomer(shop.api.context(null, 'nl'), each)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    await expect(shop.logIn('second@example.com')).resolves.toBeDefined()
  })
})
