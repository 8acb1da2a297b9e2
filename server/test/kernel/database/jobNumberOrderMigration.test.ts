import { describe, expect, it } from '@jest/globals'
import { JobNumberOrder1763700000961 } from '../../../src/kernel/database/migrations/1763700000961-JobNumberOrder.js'
import { openWriter } from '../../../src/kernel/database/openDatabase.js'
import { startJobShop } from '../../features/jobs/jobShop.js'
import { kinds } from '../../features/jobs/kinds.js'
import { bothDatabases } from '../../testDatabases.js'

const [, repair] = kinds

describe.each(bothDatabases)('the migration of the order of job numbers, on $name', ({ create }) => {
  it('[Y22] gives the jobs that exist their place, and is undone', async () => {
    const database = await create()
    const shop = await startJobShop(database)
    const { id: customer } = await shop.person('Anna')
    const numbers = ['26-9999', '25-12345', '26-10000']
    for (const number of numbers) {
      const { id } = await shop.addJob(repair, { customer })
      await shop.services.database.write((manager) =>
        manager.query('UPDATE status_repair SET number = ? WHERE id = ?', [number, id]),
      )
    }
    await shop.close()

    const source = await openWriter(database.address, { tables: [], subscribers: [] })
    const queryRunner = source.createQueryRunner()
    const migration = new JobNumberOrder1763700000961()
    await migration.down(queryRunner)
    expect(await queryRunner.hasColumn('status_repair', 'number_order')).toBe(false)
    await migration.up(queryRunner)
    const rows: { number: string }[] = await queryRunner.query('SELECT number FROM status_repair ORDER BY number_order')
    expect(rows.map(({ number }) => number)).toEqual(['25-12345', '26-9999', '26-10000'])
    await queryRunner.release()
    await source.destroy()
    await database.drop()
  })
})
