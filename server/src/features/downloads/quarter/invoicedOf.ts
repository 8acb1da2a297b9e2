import { type EntityManager, In } from 'typeorm'
import type { InvoiceDocument } from '../../../kernel/shared/invoiceDocument.js'
import type { RateTotals } from '../../../kernel/shared/lineTotals.js'
import { centsOf } from '../../../kernel/shared/money.js'
import { documentsOf } from '../../invoices/buildInvoiceDocument.js'
import { Invoice } from '../../invoices/Invoice.js'
import { InvoiceJob } from '../../invoices/InvoiceJob.js'
import type { JobKind } from '../../jobs/jobKinds.js'

/** What was issued for jobs: these documents say what they come to, not the jobs. */
export interface Invoiced {
  /** Those that an invoice or receipt was issued for, also one that was taken back. */
  invoiced: ReadonlySet<number>
  /** Of the others what their deposits came to, less what was taken back, by job. */
  deposits: ReadonlyMap<number, RateTotals[]>
}

/** @param jobs ids of one kind, some hundreds at most */
export async function invoicedOf(manager: EntityManager, entity: JobKind, jobs: readonly number[]): Promise<Invoiced> {
  const among = await manager.findBy(InvoiceJob, { entity, job: In([...jobs]) })
  if (among.length === 0) return { invoiced: new Set(), deposits: new Map() }
  const invoices = await manager.find(Invoice, {
    select: { id: true, kind: true },
    where: { id: In(among.map(({ invoice }) => invoice)), status: 'issued' },
  })
  const kinds = new Map(invoices.map(({ id, kind }) => [id, kind]))
  const jobsOf = (...wanted: string[]) => among.filter(({ invoice }) => wanted.includes(kinds.get(invoice) ?? ''))
  const invoiced = new Set(jobsOf('invoice', 'receipt').map(({ job }) => job))
  const advances = jobsOf('deposit').filter(({ job }) => !invoiced.has(job))
  const rates = await ratesOf(
    manager,
    advances.map(({ invoice }) => invoice),
  )
  const deposits = new Map<number, RateTotals[]>()
  for (const { job, invoice } of advances)
    deposits.set(job, [...(deposits.get(job) ?? []), ...(rates.get(invoice) ?? [])])
  return { invoiced, deposits }
}

/** Of deposit invoices what they and their credit notes come to. */
async function ratesOf(manager: EntityManager, deposits: readonly number[]): Promise<Map<number, RateTotals[]>> {
  if (deposits.length === 0) return new Map()
  const credits = await manager.find(Invoice, {
    select: { id: true, credits: true },
    where: { credits: In([...deposits]), status: 'issued' },
  })
  const documents = await documentsOf(manager, [...deposits, ...credits.map(({ id }) => id)])
  const of = (id: number) => {
    const { totals } = JSON.parse(documents.get(id) ?? '{"totals":{"rates":[]}}') as Pick<InvoiceDocument, 'totals'>
    return totals.rates.map(({ net, vat, ...rate }) => ({ ...rate, excluding: centsOf(net), vat: centsOf(vat) }))
  }
  return new Map(
    deposits.map((id) => [
      id,
      [id, ...credits.filter((each) => each.credits === id).map((each) => each.id)].flatMap(of),
    ]),
  )
}
