import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { isEvery } from '../../isEvery.js'
import { createSqlite, type TestDatabase } from '../../testDatabases.js'
import { countsOf, type ImportShop, startImportShop } from './importShop.js'

/** Milliseconds for which nobody else has a turn. */
const longest = 100
/** Of several rounds the best counts: the rest of the process works and cleans up, too. */
const [rows, rounds] = isEvery ? [1000, 2] : [250, 3]

/**
 * The most work that was done between two turns of a timer, in milliseconds of the processor: unlike the time by the clock it
 * does not depend on what else the machine does. One turn in a thousand is left out: threads that collect garbage count, too.
 */
async function longestSilence(work: () => Promise<void>): Promise<number> {
  let isDone = false
  const silences: number[] = []
  const watch = async () => {
    for (let before = process.cpuUsage(); !isDone; before = process.cpuUsage()) {
      await wait(5)
      const { user, system } = process.cpuUsage(before)
      silences.push((user + system) / 1000)
    }
  }
  const watching = watch()
  await work()
  isDone = true
  await watching
  return silences.sort((one, other) => other - one)[Math.floor(silences.length / 1000)] ?? 0
}

describe('[L9] many rows', () => {
  let database: TestDatabase
  let imports: ImportShop

  beforeAll(async () => {
    database = await createSqlite()
    imports = await startImportShop(database)
  })
  afterAll(async () => {
    await imports.shop.close()
    await database.drop()
  })

  it('nobody waits for them: timers run while they are judged, written and taken back', async () => {
    const lines = Array.from(
      { length: rows },
      (_, row) => `M${row};Product nummer ${row};${row},95;${row % 7};Merk ${row % 20}`,
    )
    const file = `sku;titel;prijs;voorraad;merk\n${lines.join('\n')}`
    const silences: [judged: number[], written: number[], undone: number[]] = [[], [], []]
    for (let round = 1; round <= rounds; round++) {
      let id = 0
      silences[0].push(
        await longestSilence(async () => {
          const read = await imports.judged('product', file)
          id = read.id
          expect(countsOf(read)).toEqual({ new: rows })
        }),
      )
      silences[1].push(
        await longestSilence(async () => {
          expect(countsOf(await imports.run(id))).toEqual({ 'new done': rows })
        }),
      )
      silences[2].push(
        await longestSilence(async () => {
          expect(countsOf(await imports.undo(id))).toEqual({ 'new undone': rows })
        }),
      )
    }
    const best = silences.map((each) => Math.min(...each))
    expect(best.filter((silence) => silence >= longest)).toEqual([])
  }, 1_800_000)
})
