import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eraseCustomer } from '../../../src/features/privacy/eraseCustomer.js'
import { removeOldWrites } from '../../../src/kernel/changes/changeFeed.js'
import { ownContext } from '../../../src/kernel/context/ownContext.js'
import { managedByName } from '../../../src/kernel/records/managedByName.js'
import { noteWrites } from '../../../src/kernel/records/noteWrites.js'
import { dataOf, type Rest, restClient } from '../../delivery/rest/restClient.js'
import { programToken } from '../../programToken.js'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'

interface Change {
  entity: string
  record: number
  action: string
  version: number | null
  at: string
}

interface Feed {
  items: Change[]
  cursor: string
  has_more: boolean
}

describe.each(bothDatabases)('the feed of changes, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: TestShop
  let rest: Rest

  beforeAll(async () => {
    database = await create()
    shop = await startTestShop(database)
    rest = restClient(shop, await programToken(shop))
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const changes = async (query: string, who = rest) => dataOf(await who<Feed>('GET', `changes?${query}`))
  const now = async () => (await changes('after=now')).cursor
  const added = async (title: string) =>
    dataOf(await rest<{ id: number }>('POST', 'tips/add-tip', { language: 'nl', title })).id

  it('[Y94] tells of what was created, updated, deleted and erased', async () => {
    const after = await now()
    const id = await added('Gevolgd')
    await rest('PUT', `tip/edit/${id}`, { title: 'Gevolgd 2' })
    await rest('DELETE', `tip/delete/${id}`)
    const customer = { name: 'Wilma Wijers', email: 'wilma@example.com' }
    const person = dataOf(await rest<{ id: number }>('POST', 'register', customer)).id
    await eraseCustomer(ownContext(shop.services), person)
    const { items, cursor } = await changes(`after=${after}&entity=tip,customer`)
    expect(items.map(({ entity, record, action }) => [entity, record, action])).toEqual([
      ['tip', id, 'created'],
      ['tip', id, 'updated'],
      ['tip', id, 'deleted'],
      ['customer', person, 'created'],
      ['customer', person, 'erased'],
    ])
    expect(JSON.stringify(items)).not.toMatch(/wilma/i)
    expect(items.map(({ version }) => version).slice(0, 2)).toEqual([1, 2])
    expect(items[0]?.at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    expect((await changes(`after=${cursor}&entity=tip,customer`)).items).toEqual([])
  })

  it('[Y94] misses nothing that is committed later with a lower id', async () => {
    const after = await now()
    // On SQLite one transaction waits for the other, on MariaDB the first number is committed last.
    let release = () => {}
    const held = new Promise<void>((done) => (release = done))
    const slow = shop.services.database.write(async (manager) => {
      await noteWrites(manager, 'tip', 'updated', [{ id: 900_001 }])
      if (!shop.services.database.isSqlite) await held
    })
    await new Promise((done) => setTimeout(done, 100))
    await shop.services.database.write((manager) => noteWrites(manager, 'tip', 'updated', [{ id: 900_002 }]))
    const first = await changes(`after=${after}`)
    release()
    await slow
    const second = await changes(`after=${first.cursor}`)
    expect([...first.items, ...second.items].map(({ record }) => record).sort()).toEqual([900_001, 900_002])
  })

  it('[Y94] and nothing of many writers at once, read in small pages meanwhile', async () => {
    let after = await now()
    const seen: number[] = []
    let isDone = false
    const reading = (async () => {
      for (let isLast = false; ; isLast = isDone) {
        const page = await changes(`after=${after}&entity=tip&count=3`)
        after = page.cursor
        seen.push(...page.items.filter(({ action }) => action === 'created').map(({ record }) => record))
        if (isLast && !page.has_more && page.items.length === 0) return
      }
    })()
    const made = (
      await Promise.all(
        [1, 2, 3, 4].map(async (writer) => {
          const ids = []
          for (let each = 0; each < 6; each++) ids.push(await added(`Schrijver ${writer} nummer ${each}`))
          return ids
        }),
      )
    ).flat()
    isDone = true
    await reading
    expect(seen.toSorted((one, other) => one - other)).toEqual(made.toSorted((one, other) => one - other))
  })

  it('[Y94] tells a token of its own sections alone', async () => {
    const after = await now()
    await added('Voor wie het lezen mag')
    await rest('POST', 'features/add-feature', { language: 'nl', title: 'Snel', icon: 'repair' })
    const narrow = restClient(
      shop,
      await programToken(shop, { access: 'read' }, [String(managedByName('tip').section)]),
    )
    expect(new Set((await changes(`after=${after}`, narrow)).items.map(({ entity }) => entity))).toEqual(
      new Set(['tip']),
    )
    expect((await narrow('GET', 'changes?entity=customer')).status).toBe(403)
    expect((await restClient(shop)('GET', 'changes')).status).toBe(401)
  })

  it('[Y94] holds 90 days, and refuses a cursor from before', async () => {
    const { cursor } = await changes('after=now')
    const old = cursor.replace(/\d+$/, (day) => String(Number(day) - 91))
    const url = (after: string) => `${shop.url}/api/changes?after=${after}`
    const headers = await programToken(shop)
    expect((await fetch(url(old), { headers })).status).toBe(400)
    expect((await fetch(url('yesterday'), { headers })).status).toBe(400)
    expect((await changes('count=1')).items).toHaveLength(1)
    await removeOldWrites(shop.services.database, new Date(Date.now() + 91 * 24 * 60 * 60 * 1000))
    expect((await changes('count=1')).items).toEqual([])
  })
})
