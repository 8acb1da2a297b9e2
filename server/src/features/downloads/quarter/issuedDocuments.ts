import { setImmediate as nextTurn } from 'node:timers/promises'
import { Between, type EntityManager, In } from 'typeorm'
import type { InvoiceDocument } from '../../../kernel/shared/invoiceDocument.js'
import { documentsOf } from '../../invoices/buildInvoiceDocument.js'
import { Invoice } from '../../invoices/Invoice.js'
import type { Quarter } from './Quarter.js'

/** What was issued, as it was issued. */
export interface IssuedDocument {
  invoice: number
  customer: number | null
  /** Whether it takes back a deposit invoice. */
  creditsDeposit: boolean
  document: InvoiceDocument
}

/** So many are read before others have their turn. */
const documentsAtOnce = 100

/** The documents that were issued in a quarter, by the day of issue in the shop, in the order of their issue. */
export async function issuedDocuments(
  manager: EntityManager,
  { firstDay, lastDay }: Pick<Quarter, 'firstDay' | 'lastDay'>,
): Promise<IssuedDocument[]> {
  const invoices = await manager.find(Invoice, {
    select: { id: true, customer: true, credits: true },
    where: { status: 'issued', issuedOn: Between(firstDay, lastDay) },
    order: { issuedAt: 'ASC', id: 'ASC' },
  })
  const issued: IssuedDocument[] = []
  for (let from = 0; from < invoices.length; from += documentsAtOnce) {
    const some = invoices.slice(from, from + documentsAtOnce)
    const documents = await documentsOf(
      manager,
      some.map(({ id }) => id),
    )
    const credited = some.flatMap(({ credits }) => credits ?? [])
    const deposits = new Set(
      (await manager.find(Invoice, { select: { id: true }, where: { id: In(credited), kind: 'deposit' } })).map(
        ({ id }) => id,
      ),
    )
    for (const { id, customer, credits } of some) {
      const text = documents.get(id)
      if (text === undefined) continue
      const creditsDeposit = credits !== null && deposits.has(credits)
      issued.push({ invoice: id, customer, creditsDeposit, document: JSON.parse(text) })
    }
    await nextTurn()
  }
  return issued
}
