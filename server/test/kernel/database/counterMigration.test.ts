import { describe, expect, it } from '@jest/globals'
import { Counter1763700000501 } from '../../../src/kernel/database/migrations/1763700000501-Counter.js'
import { Figures1763700000661 } from '../../../src/kernel/database/migrations/1763700000661-Figures.js'
import { ScheduledRounds1763700000962 } from '../../../src/kernel/database/migrations/1763700000962-ScheduledRounds.js'
import { openWriter } from '../../../src/kernel/database/openDatabase.js'
import { startJobShop } from '../../features/jobs/jobShop.js'
import { kinds } from '../../features/jobs/kinds.js'
import { bothDatabases } from '../../testDatabases.js'

const [newPc, repair] = kinds

describe.each(bothDatabases)('the migrations of the counter, on $name', ({ create }) => {
  it('[K3] [K21] number existing jobs in the order in which they were added, read the phones of customers, and compute net costs', async () => {
    const database = await create()
    const shop = await startJobShop(database)
    const { id: customer } = await shop.person('Anna', { phone_number: '06-12345678' })
    const added: [typeof newPc, string][] = [
      [repair, '2025-12-30T10:00:00.000Z'],
      [newPc, '2026-01-02T10:00:00.000Z'],
      [repair, '2026-01-03T10:00:00.000Z'],
      [newPc, '2025-12-31T10:00:00.000Z'],
    ]
    const lines = [{ kind: 'part', description: 'SSD', quantity: '2', unit_price: 60.5, vat_rate: 21 }]
    const pricesOf = [{ lines }, { costs: 50, including_vat: false }, { costs: 50 }, {}]
    for (const [index, [kind, createdAt]] of added.entries()) {
      const prices = pricesOf[index]
      const { id } = await shop.addJob(kind, { customer, ...prices })
      await shop.services.database.write((manager) =>
        manager.query(`UPDATE ${kind.one.replaceAll('-', '_')} SET created_at = ? WHERE id = ?`, [createdAt, id]),
      )
    }
    await shop.close()

    const source = await openWriter(database.address, { tables: [], subscribers: [] })
    const queryRunner = source.createQueryRunner()
    // Its table of nights is there no more.
    await new ScheduledRounds1763700000962().down(queryRunner)
    const figures = new Figures1763700000661()
    await figures.down(queryRunner)
    await figures.up(queryRunner)
    const costs = await queryRunner.query(
      `SELECT net_costs FROM (SELECT net_costs, created_at FROM status_repair UNION ALL
       SELECT net_costs, created_at FROM status_new_pc) jobs ORDER BY created_at`,
    )
    expect(costs.map(({ net_costs }: { net_costs: number | null }) => net_costs)).toEqual([10000, null, 5000, null])
    const migration = new Counter1763700000501()
    await migration.down(queryRunner)
    await migration.up(queryRunner)
    const numbers = await queryRunner.query(
      `SELECT number FROM (SELECT number, created_at FROM status_repair UNION ALL
       SELECT number, created_at FROM status_new_pc) jobs ORDER BY created_at`,
    )
    expect(numbers.map(({ number }: { number: string }) => number)).toEqual([
      '25-0001',
      '25-0002',
      '26-0001',
      '26-0002',
    ])
    const counts = await queryRunner.query('SELECT year, last FROM job_count ORDER BY year')
    expect(counts.map(({ year, last }: Record<string, unknown>) => [Number(year), Number(last)])).toEqual([
      [2025, 2],
      [2026, 2],
    ])
    const [phone] = await queryRunner.query('SELECT phone_e164, phone_digits FROM customer WHERE id = ?', [customer])
    expect({ ...phone }).toEqual({ phone_e164: '+31612345678', phone_digits: '31612345678' })
    await queryRunner.release()
    await source.destroy()
    await database.drop()
  })
})
