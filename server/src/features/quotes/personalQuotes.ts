import { type EntityManager, In } from 'typeorm'
import type { Person, StoredRecords } from '../customers/PersonalData.js'
import { printRow } from '../customers/printRecords.js'
import { Quote } from './Quote.js'

/** The quotes of a customer, with what was sent and decided, to the last letter. They go with their jobs. */
export const personalQuotes = {
  name: 'quotes',
  goesWithOthers: true,
  records: async ({ customer, find }: Person) => [await find(Quote, { customer: customer.id })],
  async print(manager: EntityManager, _services: unknown, stored: readonly StoredRecords[]) {
    const rows = stored.flatMap((each) => each.rows)
    const whole = await manager.find(Quote, {
      select: { id: true, document: true, decision: true },
      where: { id: In(rows.map(({ id }) => id)) },
    })
    const exact = new Map(whole.map(({ id, document, decision }) => [id, { document, decision }]))
    return rows.map((row) => ({ ...printRow(Quote, row), ...exact.get(row.id) }))
  },
}
