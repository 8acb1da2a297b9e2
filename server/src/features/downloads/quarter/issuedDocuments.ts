import { setImmediate as nextTurn } from 'node:timers/promises'
import { Between, type EntityManager, In } from 'typeorm'
import type { InvoiceDocument } from '../../../kernel/shared/invoiceDocument.js'
import { pricesPaid } from '../../boughtItems/boughtProducts.js'
import { documentsOf } from '../../invoices/buildInvoiceDocument.js'
import { CreditedLine } from '../../invoices/CreditedLine.js'
import { Invoice } from '../../invoices/Invoice.js'
import type { Quarter } from './Quarter.js'

/** What was issued, as it was issued. */
export interface IssuedDocument {
  invoice: number
  customer: number | null
  /** Whether it takes back a deposit invoice. */
  creditsDeposit: boolean
  document: InvoiceDocument
  /** Of each line what its goods were bought for, in cents; see `ReturnLine`. */
  bought: (number | null)[]
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
    const paid = await boughtFor(manager, some)
    for (const { id, customer, credits } of some) {
      const text = documents.get(id)
      if (text === undefined) continue
      const creditsDeposit = credits !== null && deposits.has(credits)
      const document = JSON.parse(text) as InvoiceDocument
      const bought = document.lines.map((_, place) => paid(id, place))
      issued.push({ invoice: id, customer, creditsDeposit, document, bought })
    }
    await nextTurn()
  }
  return issued
}

/** What was paid for what a line sells; of a line of a credit note that of the line which it takes back. */
async function boughtFor(
  manager: EntityManager,
  invoices: readonly Pick<Invoice, 'id' | 'credits'>[],
): Promise<(invoice: number, place: number) => number | null> {
  const notes = invoices.filter(({ credits }) => credits !== null)
  const prices = await pricesPaid(
    manager,
    invoices.map(({ id, credits }) => credits ?? id),
  )
  const credit = In(notes.map(({ id }) => id))
  const taken = prices.size === 0 ? [] : await manager.find(CreditedLine, { where: { credit }, order: { line: 'ASC' } })
  return (invoice, place) => {
    const note = notes.find(({ id }) => id === invoice)
    if (!note) return prices.get(invoice)?.get(place) ?? null
    const line = taken.filter((each) => each.credit === invoice)[place]
    return (line && prices.get(line.invoice)?.get(line.line)) ?? null
  }
}
