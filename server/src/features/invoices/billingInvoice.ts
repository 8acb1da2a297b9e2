import { type EntityManager, In } from 'typeorm'
import type { InvoiceDocument } from '../../kernel/shared/invoiceDocument.js'
import type { JobKind } from '../jobs/jobKinds.js'
import { documentsOf } from './buildInvoiceDocument.js'
import { CreditedLine } from './CreditedLine.js'
import { Invoice } from './Invoice.js'
import { InvoiceJob } from './InvoiceJob.js'

/** The invoice or receipt by which a job is billed now: one that was issued and not taken back as a whole; null without one. */
export async function billingInvoice(manager: EntityManager, entity: JobKind, job: number): Promise<Invoice | null> {
  const among = await manager.findBy(InvoiceJob, { entity, job })
  if (among.length === 0) return null
  const invoices = await manager.findBy(Invoice, {
    id: In(among.map(({ invoice }) => invoice)),
    status: 'issued',
    kind: In(['invoice', 'receipt']),
  })
  const whole = await whollyCredited(
    manager,
    invoices.map(({ id }) => id),
  )
  return invoices.find(({ id }) => !whole.has(id)) ?? null
}

/** Which of these jobs are billed now, see `billingInvoice`. */
export async function billedJobs(
  manager: EntityManager,
  entity: JobKind,
  jobs: readonly number[],
): Promise<Set<number>> {
  const among = await manager.findBy(InvoiceJob, { entity, job: In(jobs) })
  if (among.length === 0) return new Set()
  const invoices = await manager.find(Invoice, {
    select: { id: true },
    where: { id: In(among.map(({ invoice }) => invoice)), status: 'issued', kind: In(['invoice', 'receipt']) },
  })
  const ids = invoices.map(({ id }) => id)
  const whole = await whollyCredited(manager, ids)
  const standing = new Set(ids.filter((id) => !whole.has(id)))
  return new Set(among.filter(({ invoice }) => standing.has(invoice)).map(({ job }) => job))
}

/** Those of which every line was taken back. */
export async function whollyCredited(manager: EntityManager, ids: readonly number[]): Promise<Set<number>> {
  const credited = await manager.findBy(CreditedLine, { invoice: In(ids) })
  if (credited.length === 0) return new Set()
  const documents = await documentsOf(manager, [...new Set(credited.map(({ invoice }) => invoice))])
  const isWhole = ([id, document]: [number, string]) =>
    credited.filter(({ invoice }) => invoice === id).length >= (JSON.parse(document) as InvoiceDocument).lines.length
  return new Set([...documents].filter(isWhole).map(([id]) => id))
}
