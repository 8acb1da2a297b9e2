import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { type EntityManager, MoreThan } from 'typeorm'
import { createUser } from '../../../src/features/accounts/createUser.js'
import { Customer } from '../../../src/features/customers/Customer.js'
import { Device } from '../../../src/features/devices/Device.js'
import { Page } from '../../../src/features/pages/Page.js'
import { SignIn } from '../../../src/features/sessions/SignIn.js'
import { StockMovement } from '../../../src/features/stock/StockMovement.js'
import { ZzpProduct } from '../../../src/features/stock/ZzpProduct.js'
import { ownContext } from '../../../src/kernel/context/ownContext.js'
import type { Row } from '../../../src/kernel/context/Row.js'
import type { Class } from '../../../src/kernel/fields/FieldDescription.js'
import { managedEntity } from '../../../src/kernel/fields/Managed.js'
import { systemDefaults, withDefaults } from '../../../src/kernel/records/normalise.js'
import { Redirect } from '../../../src/kernel/records/Redirect.js'
import { Revision } from '../../../src/kernel/records/Revision.js'
import { records } from '../../../src/kernel/records/records.js'
import { unnoticed } from '../../../src/kernel/records/writeWhere.js'
import { SearchNgram } from '../../../src/kernel/search/SearchNgram.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { searchDifference } from '../search/searchDifference.js'
import { type ContentShop, startContentShop } from './contentShop.js'

const early = '2020-01-01T00:00:00.000Z'

describe.each(bothDatabases)('the one writer of records, on $name', ({ create: createDatabase }) => {
  let database: TestDatabase
  let shop: ContentShop
  let owner: Customer
  const changes: number[] = []

  beforeAll(async () => {
    database = await createDatabase()
    shop = await startContentShop(database)
    const given = { name: 'Anna', email: 'anna@example.com', password: null, demo: false } as const
    owner = await createUser(shop.services.database, { ...given, role: 'cms-status-user' })
    const tell = shop.services.database.onContentChanged
    shop.services.database.onContentChanged = async () => {
      // What is committed by now.
      changes.push(await shop.services.database.reader.countBy(Page, {}))
      await tell()
    }
  })
  afterAll(async () => {
    const difference = await searchDifference(shop.services.database)
    await shop.close()
    await database.drop()
    expect(difference).toEqual([])
  })
  beforeEach(() => {
    changes.length = 0
  })

  const write = <Result>(work: (manager: EntityManager) => Promise<Result>) => shop.services.database.write(work)
  const by = () => ownContext(shop.services)
  const reader = () => shop.services.database.reader
  const stored = async (type: Class, id: number) => (await reader().findOneByOrFail(type, { id } as object)) as Row
  const keyOf = async (id: number) =>
    (await reader().query('SELECT name_key AS k FROM device WHERE id = ?', [id]))[0].k as string
  const revisions = (type: Class, record: number) =>
    reader().find(Revision, { where: { entity: managedEntity(type).name, record }, order: { id: 'ASC' } })
  const indexed = async (type: Class, record: number) =>
    (await reader().findBy(SearchNgram, { entity: managedEntity(type).name, record })).length
  const actionsOf = async (type: Class, record: number) =>
    (await revisions(type, record)).map(({ action, version }) => `${action} ${version}`)

  const device = (brand: string) => ({
    customer: owner.id,
    kind: 'laptop' as const,
    brand,
    model: 'T480',
    serialNumber: null,
  })
  const addDevice = (brand: string) => write((manager) => records.insert(manager, Device, device(brand), { by: by() }))
  const addPage = (manager: EntityManager, title: string) => {
    const values = withDefaults(Page, { language: 'nl', title, url: title.toLowerCase(), blocks: [] })
    return records.insert(manager, Page, { ...systemDefaults(Page), ...values }, { by: by() })
  }

  it('[H4] a new record gets its id, version, times, derived columns, keys, index and history', async () => {
    const first = await addDevice('Lénovo')
    expect(first).toMatchObject({ version: 1, name: 'Lénovo T480', createdAt: first.updatedAt })
    expect(await stored(Device, first.id)).toMatchObject({ name: 'Lénovo T480', version: 1 })
    expect(await keyOf(first.id)).toBe('lenovo t480')
    expect(await indexed(Device, first.id)).toBeGreaterThan(3)
    expect(await actionsOf(Device, first.id)).toEqual(['create 1'])
    await write((manager) => records.remove(manager, Device, first))
    expect((await addDevice('Acer')).id).toBeGreaterThan(first.id)
  })

  it('[H4] a record that was there before keeps its id, version and times, and what nobody did has no history', async () => {
    const { id } = await addDevice('Dell')
    const before = await stored(Device, id)
    await write((manager) => records.remove(manager, Device, before))
    const kept = { version: 7, createdAt: early, updatedAt: early }
    await write((manager) => records.insert(manager, Device, { ...before, ...kept } as object))
    expect(await stored(Device, id)).toMatchObject({ ...kept, name: 'Dell T480' })
    expect(await actionsOf(Device, id)).toEqual(['create 1'])
  })

  it('[H4] a change raises the version, derives, keys and indexes anew, and writes nothing else', async () => {
    const before = await addDevice('Acer')
    await write((manager) => manager.query("UPDATE device SET notes = 'X1' WHERE id = ?", [before.id]))
    const after = await write((manager) =>
      records.update(manager, Device, before, { brand: 'Zonnebrand' }, { by: by() }),
    )
    expect(after).toMatchObject({ version: 2, name: 'Zonnebrand T480' })
    const row = await stored(Device, before.id)
    expect(row).toMatchObject({ version: 2, name: 'Zonnebrand T480', notes: 'X1' })
    expect(await keyOf(before.id)).toBe('zonnebrand t480')
    expect(row.updatedAt > row.createdAt).toBe(true)
    expect((await revisions(Device, before.id)).at(-1)?.changes).toEqual({
      brand: { from: 'Acer', to: 'Zonnebrand' },
      name: { from: 'Acer T480', to: 'Zonnebrand T480' },
    })
  })

  it('[H4] a change keeps what it is told to keep', async () => {
    const before = await addDevice('Medion')
    await write((manager) => records.update(manager, Device, before, { kind: 'pc' } as object, unnoticed))
    const { version, updatedAt } = await stored(Device, before.id)
    expect([version, updatedAt]).toEqual([1, before.updatedAt])
    await write((manager) => records.update(manager, Device, before, { brand: 'Asus' }, { keeps: ['updatedAt'] }))
    const row = await stored(Device, before.id)
    expect([row.version, row.updatedAt]).toEqual([2, before.updatedAt])
  })

  it('[H4] a change whose condition does not hold any more writes nothing, nor history', async () => {
    const before = await addDevice('Asus')
    const stale = { by: by(), where: { version: MoreThan(1) } }
    expect(await write((manager) => records.update(manager, Device, before, { brand: 'HP' }, stale))).toBeNull()
    expect(await stored(Device, before.id)).toMatchObject({ brand: 'Asus', version: 1 })
    expect(await actionsOf(Device, before.id)).toEqual(['create 1'])
    const holds = { by: by(), where: { version: 1 } }
    expect(await write((manager) => records.update(manager, Device, before, { brand: 'HP' }, holds))).not.toBeNull()
    expect(await actionsOf(Device, before.id)).toEqual(['create 1', 'update 2'])
  })

  it('[H4] of many changes at once by one statement none is lost', async () => {
    const { id } = await write((manager) => records.insert(manager, ZzpProduct, { title: 'Kabel', stock: 5 }))
    const take = () =>
      write((manager) =>
        records.updateWhere(manager, ZzpProduct, { id, stock: MoreThan(0) }, { stock: () => 'stock - 1' }),
      )
    const taken = await Promise.all(Array.from({ length: 12 }, take))
    expect(taken.reduce((sum, count) => sum + count)).toBe(5)
    expect(await stored(ZzpProduct, id)).toMatchObject({ stock: 0, version: 6 })
  })

  it('[H4] what is searched is changed of one record, and found by its new words', async () => {
    const { id } = await addDevice('Sony')
    const change = (where: object) =>
      write((manager) => records.updateWhere(manager, Device, where, { serialNumber: 'ABCDEFGHIJ' }, unnoticed))
    await expect(change({ brand: 'Sony' })).rejects.toThrow('Device is searched')
    const count = await indexed(Device, id)
    expect(await change({ id })).toBe(1)
    expect(await indexed(Device, id)).toBeGreaterThan(count)
    expect((await stored(Device, id)).version).toBe(1)
  })

  it('[H4] hooks run where something was sent along', async () => {
    const sent = { by: by(), sent: {} }
    const added = await write((manager) => records.insert(manager, ZzpProduct, { title: 'Muis', stock: 5 }, sent))
    await write((manager) => records.update(manager, ZzpProduct, added, { stock: 2 }, sent))
    await write((manager) => records.update(manager, ZzpProduct, added, { stock: 9 }, { by: by() }))
    const movements = await reader().find(StockMovement, { where: { product: added.id }, order: { id: 'ASC' } })
    expect(movements.map(({ delta }) => delta)).toEqual([5, -3])
  })

  it('[H4] an address follows its parent, and the old one leads to the record until it is gone', async () => {
    const whole = (title: string, url: string, parent?: number) =>
      shop.create<{ id: number }>('Page', { language: 'nl', title, url, belongsTo: parent, blocks: [] })
    const top = await whole('Boven', 'boven')
    const below = await whole('Onder', 'onder', top.id)
    const before = await stored(Page, top.id)
    await write((manager) => records.update(manager, Page, before, { url: 'hoger' }, { by: by() }))
    const child = await stored(Page, below.id)
    expect(child).toMatchObject({ fullUrl: 'hoger/onder', version: 2 })
    const paths = async (record: number) => (await reader().findBy(Redirect, { record })).map(({ path }) => path)
    expect([await paths(top.id), await paths(below.id)]).toEqual([['boven'], ['boven/onder']])
    await write((manager) => records.remove(manager, Page, child, { by: by() }))
    expect(await paths(below.id)).toEqual([])
    await whole('Nieuw', 'boven')
    expect(await paths(top.id)).toEqual([])
  })

  it('[H4] a removed record leaves the index with all that goes with it, and its history stays', async () => {
    const given = { name: 'Wim', email: 'wim@example.com', password: null, demo: false, role: 'cms-admin' } as const
    const account = await createUser(shop.services.database, given)
    const words = { email: account.email ?? '', outcome: 'signed-in', network: '192.0.2.0/24', device: null } as const
    const signIn = await write((manager) => records.insert(manager, SignIn, { user: account.id, ...words } as object))
    expect(await indexed(SignIn, signIn.id)).toBeGreaterThan(0)
    const remove = () => write((manager) => records.remove(manager, Customer, account, { by: by() }))
    expect(await remove()).toBe(true)
    expect([await indexed(Customer, account.id), await indexed(SignIn, signIn.id)]).toEqual([0, 0])
    expect(await actionsOf(Customer, account.id)).toEqual(['delete 1'])
    expect(await remove()).toBe(false)
  })

  it('[H4] several are removed by a condition, and from the index', async () => {
    const devices = [await addDevice('Weg'), await addDevice('Weg'), await addDevice('Blijft')]
    expect(await write((manager) => records.removeWhere(manager, Device, { brand: 'Weg' }))).toBe(2)
    const left = await Promise.all(devices.map(({ id }) => indexed(Device, id)))
    expect(left.map((count) => count > 0)).toEqual([false, false, true])
  })

  it('[H4] caches follow once for each transaction, after the commit, and only by tables that visitors see', async () => {
    const pages = await reader().countBy(Page, {})
    await write(async (manager) => {
      await addPage(manager, 'Een')
      await addPage(manager, 'Twee')
      expect(changes).toEqual([])
    })
    expect(changes).toEqual([pages + 2])
    await addDevice('Onzichtbaar')
    expect(changes).toHaveLength(1)
    await shop.services.database.writeAlone(async (alone) => {
      await alone.write((manager) => addPage(manager, 'Drie'))
      await alone.write((manager) => records.insert(manager, Device, device('Binnen')))
      expect(changes).toHaveLength(1)
    })
    expect(changes).toEqual([pages + 2, pages + 3])
  })

  it('[H4] what is undone changes nothing: neither record, index and history nor caches', async () => {
    const pages = await reader().countBy(Page, {})
    const ids: number[] = []
    const undone = write(async (manager) => {
      ids.push((await addPage(manager, 'Niets')).id)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(changes).toEqual([])
    expect(await reader().countBy(Page, {})).toBe(pages)
    expect([await indexed(Page, ids[0] ?? 0), await actionsOf(Page, ids[0] ?? 0)]).toEqual([0, []])
  })
})
