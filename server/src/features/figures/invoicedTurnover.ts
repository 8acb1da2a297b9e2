import type { EntityManager } from 'typeorm'
import { Invoice } from '../invoices/Invoice.js'
import { InvoiceJob } from '../invoices/InvoiceJob.js'
import type { JobKind } from '../jobs/jobKinds.js'
import type { KnownParts } from './KnownParts.js'
import type { Period } from './Period.js'

/** What was issued in a part of a period comes to, by its day of issue, without VAT, in cents; credit notes are below zero. */
export async function invoicedTurnover(manager: EntityManager, known: KnownParts, part: Period): Promise<number> {
  const { net } = await known.read(['invoiced'], part, async () => {
    const sum = await manager
      .createQueryBuilder(Invoice, 'invoice')
      .select('SUM(invoice.net)', 'net')
      .where({ status: 'issued' })
      .andWhere('invoice.issuedOn BETWEEN :from AND :until', { from: part.from, until: part.until })
      .getRawOne<{ net: unknown }>()
    return { net: Number(sum?.net ?? 0) }
  })
  return net
}

/**
 * What a job adds to that, in SQL: nothing once an invoice or receipt was issued for it, and otherwise what is not in its
 * deposits. The quarter of the accountant counts likewise, see `features/downloads/quarter`. The job goes by the name `job`.
 * @param net what the job costs without VAT
 */
export function notInvoiced({ connection }: EntityManager, kind: JobKind, net: string): string {
  const [invoices, jobs] = [Invoice, InvoiceJob].map((type) =>
    connection.driver.escape(connection.getMetadata(type).tableName),
  )
  const issued = (kinds: string) => `FROM ${jobs} about JOIN ${invoices} issued ON issued.id = about.invoice
    WHERE about.entity = '${kind}' AND about.job = job.id AND issued.status = 'issued' AND issued.kind IN (${kinds})`
  const credited = `SELECT SUM(credit.net) FROM ${invoices} credit WHERE credit.credits = issued.id AND credit.status = 'issued'`
  return `CASE WHEN EXISTS (SELECT 1 ${issued("'invoice', 'receipt'")}) THEN 0
    ELSE ${net} - COALESCE((SELECT SUM(issued.net + COALESCE((${credited}), 0)) ${issued("'deposit'")}), 0) END`
}
