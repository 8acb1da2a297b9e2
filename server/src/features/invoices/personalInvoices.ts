import { type EntityManager, In } from 'typeorm'
import type { Person, StoredRecords } from '../customers/PersonalData.js'
import { printRow } from '../customers/printRecords.js'
import { Invoice } from './Invoice.js'

/**
 * The invoices of a customer, to the last letter. They outlive an erasure, since the law wants them kept: without the
 * customer, drafts without their texts.
 */
export const personalInvoices = {
  name: 'invoices',
  goesWithAccount: true,
  records: async ({ customer, find }: Person) => [await find(Invoice, { customer: customer.id })],
  async print(manager: EntityManager, _services: unknown, stored: readonly StoredRecords[]) {
    const rows = stored.flatMap((each) => each.rows)
    const whole = await manager.find(Invoice, {
      select: { id: true, document: true },
      where: { id: In(rows.map(({ id }) => id)) },
    })
    const exact = new Map(whole.map(({ id, document }) => [id, { document }]))
    return rows.map((row) => ({ ...printRow(Invoice, row), ...exact.get(row.id) }))
  },
}
