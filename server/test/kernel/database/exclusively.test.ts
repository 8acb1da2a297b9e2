import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import { exclusively } from '../../../src/kernel/database/exclusively.js'
import { openWriter } from '../../../src/kernel/database/openDatabase.js'
import { bothDatabases } from '../../testDatabases.js'

const noParts = { tables: [], subscribers: [] }

describe.each(bothDatabases)('exclusive work on $name', ({ createEmpty }) => {
  it('[X21] waits for that of another process, also when that fails, and not for that on another database', async () => {
    const [database, other] = [await createEmpty(), await createEmpty()]
    const one = await openWriter(database.address, noParts)
    const two = await openWriter(database.address, noParts)
    const apart = await openWriter(other.address, noParts)
    const events: string[] = []
    const first = exclusively(one, async () => {
      events.push('one begins')
      await wait(400)
      events.push('one ends')
      throw new Error('It failed')
    })
    while (events.length === 0) await wait(5)
    const second = exclusively(two, async () => {
      events.push('two')
      return 'done'
    })
    await exclusively(apart, async () => void events.push('apart'))
    await expect(first).rejects.toThrow('It failed')
    expect(await second).toBe('done')
    expect(events).toEqual(['one begins', 'apart', 'one ends', 'two'])
    await Promise.all([one, two, apart].map((source) => source.destroy()))
    await Promise.all([database.drop(), other.drop()])
  })
})
