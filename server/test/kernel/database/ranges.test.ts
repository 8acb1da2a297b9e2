import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Tip } from '../../../src/features/tips/Tip.js'
import { rangesOf } from '../../../src/kernel/database/ranges.js'
import { managedEntity } from '../../../src/kernel/fields/Managed.js'
import { translationCandidates } from '../../../src/kernel/records/translationCandidates.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { type ContentShop, startContentShop } from '../records/contentShop.js'
import { statementsOf } from './statementsOf.js'

describe.each(bothDatabases)('rows that are read in parts, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: ContentShop
  const ids = [7, 4000, 4006, 4007, 8006, 8007, 500_000, 500_001, 503_999, 504_000]

  beforeAll(async () => {
    database = await create()
    shop = await startContentShop(database)
    await shop.create('Tip', { language: 'nl', title: 'Eerste' })
    const [tip] = await shop.services.database.rows.find<Tip>(Tip, {})
    const tips = ids.map((id) => ({ ...tip, id, pair: id, url: `tip-${id}`, title: `${id}`, titleKey: `${id}` }))
    await shop.services.database.write((manager) => manager.insert(Tip, tips))
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  it('[Y40] are each in one part, of some thousand at most, and finding where it ends reads none of them', async () => {
    const own = shop.services.database
    const parts: { from: number; to: number }[] = []
    const statements = await statementsOf(own, async () => {
      for await (const { from, to } of rangesOf(own.reader, own.rows.tableOf(Tip), 'id')) {
        parts.push({ from, to: to ?? Number.POSITIVE_INFINITY })
      }
    })
    for (const id of [1, ...ids]) expect(parts.filter(({ from, to }) => id > from && id <= to)).toHaveLength(1)
    expect(parts.map(({ to }) => to)).toEqual([4000, 8005, 12_005, 503_999, Number.POSITIVE_INFINITY])
    expect(statements.filter((statement) => statement.includes('OFFSET'))).toEqual([])
  })

  it('[Y40] of what a transaction reads and does not keep, nothing is cached', async () => {
    const own = shop.services.database
    const entity = managedEntity(Tip)
    const undone = own.writeTogether(async (within) => {
      const [tip] = await within.rows.find<Tip>(Tip, {})
      const more = { ...tip, id: 600_000, pair: 600_000, url: 'undone', title: 'Undone', titleKey: 'undone' }
      await within.write((manager) => manager.insert(Tip, more))
      expect(await translationCandidates(within, entity, 'missing')).toContain(600_000)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    // As many changes as there were within it.
    await own.write((manager) => manager.update(Tip, 7, { subtitle: 'Gewijzigd' }))
    expect(await translationCandidates(own, entity, 'missing')).not.toContain(600_000)
  })
})
