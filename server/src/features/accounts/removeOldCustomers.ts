import { And, In, LessThanOrEqual, Not, Raw } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { removeOldRecords } from '../../kernel/records/removeOldRecords.js'
import { TrashedRecord } from '../../kernel/records/TrashedRecord.js'
import { Customer } from '../customers/Customer.js'
import { Invoice } from '../invoices/Invoice.js'
import { jobKinds, jobTypes } from '../jobs/jobKinds.js'

/**
 * Removes the accounts of customers without a job, even in the trash, and without an invoice that is open, a draft or more
 * recent, who were added, changed and last logged in by that moment, UTC. Partners and accountants are preserved. @returns how many
 */
export async function removeOldCustomers(context: Context, since: string): Promise<number> {
  const { reader } = context.services.database
  const trashedJobs = await reader.find(TrashedRecord, { where: { entity: In([...jobKinds.values]) } })
  const withJobInTrash = trashedJobs.map(({ content }) => Number(content.customer))
  const withJob = jobKinds.values.map((kind) => {
    const { tableName } = reader.connection.getMetadata(jobTypes[kind])
    return (id: string) => `EXISTS (SELECT 1 FROM ${tableName} job WHERE job.customer = ${id})`
  })
  const { tableName: invoices } = reader.connection.getMetadata(Invoice)
  const withInvoice = (id: string) => `EXISTS (SELECT 1 FROM ${invoices} bill WHERE bill.customer = ${id}
    AND (bill.issued_on IS NULL OR bill.issued_on >= :sinceDay OR bill.open_amount <> 0))`
  return removeOldRecords(context, Customer, {
    id: And(
      Not(In(withJobInTrash)),
      ...withJob.map((has) => Raw((id) => `NOT ${has(id)}`)),
      Raw((id) => `NOT ${withInvoice(id)}`, { sinceDay: since.slice(0, 10) }),
    ),
    role: 'cms-status-user',
    createdAt: LessThanOrEqual(since),
    updatedAt: LessThanOrEqual(since),
    lastLoginAt: Raw((at) => `(${at} IS NULL OR ${at} <= :since)`, { since }),
  })
}
