import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Services } from '../../../src/delivery/composition/Services.js'
import { Tip } from '../../../src/features/tips/Tip.js'
import { VisitorIndex } from '../../../src/features/visitorSearch/VisitorIndex.js'
import { ownContext } from '../../../src/kernel/context/ownContext.js'
import type { Row } from '../../../src/kernel/context/Row.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { until } from '../../until.js'
import { type ContentShop, startContentShop } from '../records/contentShop.js'

/** The services of a shop with a database that may be slow: tips are read once `gate` resolves. */
function slowServices(services: Services) {
  const slow = { gate: Promise.resolve(), reads: 0, changes: 0 }
  const { database } = services
  const rows = new Proxy(database.rows, {
    get: (target, name, receiver) => {
      if (name !== 'find') return Reflect.get(target, name, receiver)
      return async (type: unknown, options: object): Promise<Row[]> => {
        if (type === Tip) {
          slow.reads++
          await slow.gate
        }
        return target.find(type as typeof Tip, options) as unknown as Promise<Row[]>
      }
    },
  })
  const own: Services = {
    ...services,
    database: new Proxy(database, {
      get: (target, name) => (name === 'rows' ? rows : Reflect.get(target, name, target)),
    }),
    async contentChanged() {
      slow.changes++
      await services.contentChanged()
    },
  }
  return { services: own, slow }
}

function heldGate() {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  return { gate, letGo: () => letGo() }
}

describe.each(bothDatabases)('the index of visitors on $name', ({ create }) => {
  let database: TestDatabase
  let shop: ContentShop

  beforeAll(async () => {
    database = await create()
    shop = await startContentShop(database)
    await shop.create('Tip', { language: 'nl', title: 'Zeeppomp' })
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const rename = (name: string) =>
    shop.read('mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { id } }', { input: { name } })

  it('[V2] is built after the start, so that the first question does not wait', async () => {
    const { services, slow } = slowServices(shop.services)
    const index = new VisitorIndex(services)
    index.start()
    await until(() => slow.reads > 0)
    const built = await index.current(ownContext(services))
    const { reads } = slow
    expect(built.wordsIn('nl').exact('zeeppomp')).toBeDefined()
    expect(await index.current(ownContext(services))).toBe(built)
    expect(slow.reads).toBe(reads)
    await index.stop()
  })

  it('[V2] answers from the one before while a slow one is built, and those answers are not cached', async () => {
    const { services, slow } = slowServices(shop.services)
    const index = new VisitorIndex(services)
    const first = await index.current(ownContext(services))
    const { gate, letGo } = heldGate()
    slow.gate = gate
    await rename('De Zeepwinkel')
    expect(await index.current(ownContext(services))).toBe(first)
    expect(slow.changes).toBe(0)
    letGo()
    await until(() => slow.changes === 1)
    const second = await index.current(ownContext(services))
    expect(second).not.toBe(first)
    expect(second.wordsIn('nl').exact('zeeppomp')).toBeDefined()
    await index.stop()
  })

  it('[V2] stops within its work when the shop does', async () => {
    const { services, slow } = slowServices(shop.services)
    const { gate, letGo } = heldGate()
    slow.gate = gate
    const index = new VisitorIndex(services)
    index.start()
    await until(() => slow.reads === 1)
    const stopped = index.stop()
    letGo()
    await stopped
    expect(slow.reads).toBeLessThanOrEqual(2)
    await expect(index.current(ownContext(services))).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  })
})
