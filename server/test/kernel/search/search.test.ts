import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { pino } from 'pino'
import { createUser } from '../../../src/features/accounts/createUser.js'
import { backup } from '../../../src/features/backup/backup.js'
import { restore } from '../../../src/features/backup/restore.js'
import { Email } from '../../../src/features/messages/Email.js'
import { MailDelivery } from '../../../src/features/messages/MailDelivery.js'
import { queueMail } from '../../../src/features/messages/queueMail.js'
import { eraseCustomer } from '../../../src/features/privacy/eraseCustomer.js'
import { ownContext } from '../../../src/kernel/context/ownContext.js'
import { SearchNgram } from '../../../src/kernel/search/SearchNgram.js'
import { forgetSearchIndex } from '../../../src/kernel/search/searchRules.js'
import { smtpAddress } from '../../../src/kernel/settings/smtpAddress.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { statementsOf } from '../database/statementsOf.js'
import { type ContentShop, startContentShop } from '../records/contentShop.js'
import { searchDifference } from './searchDifference.js'

describe.each(bothDatabases)('search on $name', ({ create }) => {
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
  afterEach(async () => {
    expect(await searchDifference(shop.services.database)).toEqual([])
  })

  const found = async (list: string, search: string, sort = '') => {
    const document = `query ($search: String!) { ${list}(filter: { search: $search } ${sort}) { total items { id } } }`
    const { total, items } = await shop.read<{ total: number; items: { id: number }[] }>(document, { search })
    expect(total).toBe(items.length)
    return items.map(({ id }) => id)
  }
  const product = (title: string) => shop.create('Product', { language: 'nl', title, price: 100, brand: 'Bräuer' })

  it('[G3] finds any part of a text, in whatever case, and matches wildcards of SQL literally', async () => {
    const { id } = await product('Laptopreparatie SKU-12_ÀB 100%\u00a0zeker')
    for (const term of [
      'reparatie',
      'TOPREP',
      'k',
      '12_àb',
      'SKU-12_ÀB 100%',
      ' zeker ',
      'BRÄU',
      'laptopreparatie sku-12_',
      'sku 12',
    ]) {
      expect([term, await found('products', term)]).toEqual([term, [id]])
    }
    for (const term of ['reparaties', '12%b', 'sku  13', 'laptopreparatie en nog meer', 'laptopreparatie sku-12_x']) {
      expect([term, await found('products', term)]).toEqual([term, []])
    }
    expect((await shop.remove('Product', id)).code).toBeUndefined()
    expect(await found('products', 'reparatie')).toEqual([])
  })

  it('[G3] finds what is rare among many, and a page of what is everywhere', async () => {
    const rows = Array.from({ length: 1500 }, (_, index) => ({
      ...{ id: 50_000 + index, version: 1, createdAt: 'x', updatedAt: String(index), language: 'nl', isRead: false },
      ...{ name: `Bezoeker ${index}`, email: `bezoeker-${index}@example.com`, phone: null, message: 'Dag' },
      ...{ isHandled: false, answers: [] },
    }))
    const { database: own } = shop.services
    await own.write(async (manager) => {
      for (let at = 0; at < rows.length; at += 500) await manager.insert(Email, rows.slice(at, at + 500) as object[])
    })
    const narrowed = (statements: string[]) => statements.some((statement) => / IN \(\?/.test(statement))
    let ids: number[] = []
    const rare = await statementsOf(own, async () => {
      ids = await found('emails', 'zoeker 1499')
    })
    expect([ids, narrowed(rare)]).toEqual([[51_499], true])
    expect(rare).toHaveLength(3)
    // Its first signs are everywhere, its last ones are not.
    expect(await found('emails', 'bezoeker-1499@example')).toEqual([51_499])

    const document = `query ($page: Int!) {
      emails(filter: { search: "BEZOEKER" }, sort: { field: updatedAt, order: desc }, page: $page, perPage: 1000) {
        total items { id }
      }
    }`
    for (const [page, length] of [
      [1, 1000],
      [2, 500],
      [3, 0],
    ]) {
      const data = await shop.read<{ total: number; items: object[] }>(document, { page })
      expect([data.total, data.items.length]).toEqual([1500, length])
    }
    await own.write((manager) => manager.delete(Email, { message: 'Dag' }))
    await own.write((manager) => manager.delete(SearchNgram, { entity: 'email' }))
  })

  it('[G3] is up to date after each change of a record and of its children', async () => {
    const parent = await shop.create('Page', { language: 'nl', title: 'Onderhoud' })
    const child = await shop.create('Page', { language: 'nl', title: 'Kabels', belongsTo: parent.id })
    expect(await found('pages', 'onderhoud/kab')).toEqual([child.id])
    await shop.update('Page', parent.id, { title: 'Verzorging', url: 'verzorging' })
    expect(await found('pages', 'nderhou')).toEqual([])
    expect(await found('pages', 'zorging/kab')).toEqual([child.id])

    await shop.remove('Page', child.id)
    expect(await found('pages', 'kabels')).toEqual([])
    await shop.ask(`mutation { restoreRecord(entity: page, id: ${child.id}) { restored } }`)
    expect(await found('pages', 'kabels')).toEqual([child.id])
    await shop.ask(`mutation { deleteRecords(entity: page, ids: [${parent.id}, ${child.id}]) { deleted } }`)
  })

  it('[G3] shows why a mail was not delivered, until it is', async () => {
    const { database: own } = shop.services
    const values = { name: 'Proef', message: 'x', link: null }
    const mail = { kind: 'messageContact', recipient: 'iemand@example.com', values, language: 'nl' } as const
    await own.write((manager) => queueMail(manager, mail, null, { publicUrl: 'http://localhost', currency: 'EUR' }))
    const [id = 0] = await found('outgoingMails', 'ericht van Proef')
    const nowhere = smtpAddress.parse('smtp://127.0.0.1:1')
    const delivery = new MailDelivery(
      own,
      { smtp: nowhere, sessionSecret: 'secret', publicUrl: 'http://localhost', currency: 'EUR' },
      pino({ level: 'silent' }),
    )
    await delivery.deliverDue(new Date())
    delivery.close()
    expect(await found('outgoingMails', '127.0.0.1:1')).toEqual([id])
  })

  it('[O12] [G3] retains nothing of an erased customer, and finds jobs by the customer until then', async () => {
    const account = { name: 'Wilhelmina Duyvendak', email: 'wilhelmina@example.com', role: 'cms-accountant' } as const
    const password = 'a-good-password'
    await createUser(shop.services.database, { ...account, password, demo: false })
    const [customer = 0] = await found('customers', 'duyven')
    const job = await shop.create('StatusRepair', { customer, description: 'Scherm van Duyvendak' })
    expect(await found('statusesRepair', 'helmina@')).toEqual([job.id])
    await shop.graphql('mutation { login(email: "wilhelmina@example.com", password: "wrong") { id } }')
    await eraseCustomer(ownContext(shop.services), customer)
    for (const list of ['customers', 'statusesRepair', 'signIns', 'outgoingMails']) {
      expect([list, await found(list, 'uyvenda')]).toEqual([list, []])
      expect([list, await found(list, 'wilhelmina')]).toEqual([list, []])
    }
    const parts = await shop.services.database.reader.findBy(SearchNgram, { part: 'wilhelmina' })
    expect(parts).toEqual([])
  })

  it('[O11] [G3] is right after a backup was restored, and rebuilt when it was lost', async () => {
    const { id } = await product('Voor de back-up')
    const file = `${database.folder}/shop.backup`
    await backup(shop.services, file)
    await shop.update('Product', id, { title: 'Na de back-up' })
    await restore(shop.services, file)
    await shop.searchFiller.fill()
    expect(await searchDifference(shop.services.database)).toEqual([])

    await shop.services.database.write(forgetSearchIndex)
    await shop.searchFiller.fill()
    expect(await searchDifference(shop.services.database)).toEqual([])
  })
})
