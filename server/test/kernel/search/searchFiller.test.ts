import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { IsNull, Not } from 'typeorm'
import { ZzpProduct } from '../../../src/features/stock/ZzpProduct.js'
import { SearchFiller } from '../../../src/kernel/search/SearchFiller.js'
import { SearchIndexState } from '../../../src/kernel/search/SearchIndexState.js'
import { SearchNgram } from '../../../src/kernel/search/SearchNgram.js'
import { forgetSearchIndex } from '../../../src/kernel/search/searchRules.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { type ContentShop, startContentShop } from '../records/contentShop.js'
import { startRound } from '../scheduler/startRound.js'
import { searchDifference } from './searchDifference.js'

describe.each(bothDatabases)('the search index, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: ContentShop
  const ids: number[] = []

  beforeAll(async () => {
    database = await create()
    shop = await startContentShop(database)
    ids.push(...Array.from({ length: 100 }, (_, index) => index + 1))
    const instant = new Date().toISOString()
    const values = ids.map((id) => ({
      id,
      version: 1,
      createdAt: instant,
      updatedAt: instant,
      title: `Kabel ${id}`,
      stock: 1,
      isToOrder: false,
    }))
    await shop.services.database.write((manager) => manager.insert(ZzpProduct, values))
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })
  afterEach(async () => {
    expect(await searchDifference(shop.services.database)).toEqual([])
  })

  const entity = 'zzpProduct'
  const stateOf = () => shop.services.database.reader.findOneByOrFail(SearchIndexState, { entity })
  const partsOf = (record: number) => shop.services.database.reader.countBy(SearchNgram, { entity, record })
  const found = async () => {
    const list = '{ zzpProducts(filter: { search: "kabel" }, perPage: 1000) { items { id } } }'
    return (await shop.read<{ items: { id: number }[] }>(list)).items.length
  }
  /** A filler that fails at this batch of the products, as one that is killed does: what was committed stays. */
  async function fillUntil(batch: number): Promise<void> {
    const { database: own, log } = shop.services
    const filler = new SearchFiller({ database: own, log })
    const write = own.write
    let batches = 0
    own.write = async (work) => {
      const before = await own.reader.findOneBy(SearchIndexState, { entity })
      if (before?.claimedBy && ++batches === batch) throw new Error('killed')
      return write.call(own, work) as never
    }
    try {
      await expect(filler.fill()).rejects.toThrow('killed')
    } finally {
      own.write = write
    }
  }

  it('[Y45] goes on where it was when the process was killed in the middle, and answers meanwhile', async () => {
    const { database: own } = shop.services
    await own.write(forgetSearchIndex)
    await fillUntil(2)
    const { filledTo, claimedUntil } = await stateOf()
    expect(ids.slice(0, -1)).toContain(filledTo)
    const done = ids.filter((id) => id <= Number(filledTo))
    expect(await found()).toBe(done.length)

    // The other one is gone once its claim has passed.
    await shop.searchFiller.fill()
    expect((await stateOf()).filledTo).toBe(filledTo)
    expect(claimedUntil).not.toBeNull()
    await own.write(async (manager) => {
      await manager.update(SearchIndexState, { entity }, { claimedUntil: new Date(0).toISOString() })
      // What is done is not done again: a part that is taken away stays away.
      await manager.delete(SearchNgram, { entity, record: ids[0] })
    })
    await shop.searchFiller.fill()
    expect(await stateOf()).toMatchObject({ filledTo: null, claimedBy: null })
    expect(await partsOf(Number(ids[0]))).toBe(0)
    expect(await found()).toBe(ids.length - 1)

    await own.write((manager) => manager.update(SearchIndexState, { entity }, { rules: 'of an earlier version' }))
    await shop.searchFiller.fill()
    expect(await found()).toBe(ids.length)
  })

  it('[Y45] is not written where it is right already, and two instances do not do the same', async () => {
    const { database: own, log } = shop.services
    await own.write((manager) => manager.update(SearchIndexState, { entity }, { rules: 'of an earlier version' }))
    const parts = await own.reader.countBy(SearchNgram, { entity })
    await Promise.all([shop.searchFiller.fill(), new SearchFiller({ database: own, log }).fill()])
    expect(await stateOf()).toMatchObject({ filledTo: null })
    expect(await own.reader.countBy(SearchNgram, { entity })).toBe(parts)
  })

  it('[Y45] of a shop that is opened is filled after it listens', async () => {
    const { database: own } = shop.services
    await own.write(forgetSearchIndex)
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200)
    expect(await found()).toBe(0)
    const running = startRound(shop.searchFiller.round)
    const isFilled = async () =>
      (await own.reader.exists(SearchIndexState)) &&
      !(await own.reader.existsBy(SearchIndexState, { filledTo: Not(IsNull()) }))
    while (!(await isFilled())) await pause(10)
    await running.stop()
    expect(await found()).toBe(ids.length)
  })
})
