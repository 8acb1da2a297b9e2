import {
  type EntityManager,
  type EntitySubscriberInterface,
  EventSubscriber,
  In,
  type TransactionCommitEvent,
} from 'typeorm'
import { incrementChanges } from '../../kernel/database/countChanges.js'
import { writtenRows } from '../../kernel/database/WrittenTables.js'
import { dayAfter } from '../../kernel/shared/openingHours.js'
import { Invoice } from '../invoices/Invoice.js'
import { InvoiceJob } from '../invoices/InvoiceJob.js'
import { JobChange } from '../jobs/JobChange.js'
import { type JobKind, jobKinds, jobTypes } from '../jobs/jobKinds.js'
import { Quote } from '../quotes/Quote.js'

/** The names of the counters begin with it; a month follows, such as 2026-11. */
const counter = 'figures since '

/** Earlier than any month: of writes of which nothing is known. */
const always = '0000-00'

/** More jobs than these are not looked up one by one. */
const maxJobs = 500

/** What figures are made of. */
const ofJob = ['id', 'status', 'intakeDate', 'endDate', 'createdAt', 'costs', 'netCosts', 'service']
const ofChange = ['id', 'entity', 'job', 'at', 'from', 'to']
const ofQuote = ['id', 'status', 'sentAt']
const ofInvoice = ['id', 'status', 'issuedOn', 'net']
const ofInvoicedJob = ['invoice', 'job']

interface WrittenJob {
  id?: number
  createdAt?: string
  intakeDate?: string | null
  endDate?: string | null
}

/** Counts, before each transaction is committed, the month since which it may have changed figures. */
@EventSubscriber()
export class ChangedFigures implements EntitySubscriberInterface {
  async beforeTransactionCommit({ manager }: TransactionCommitEvent): Promise<void> {
    const changed = await changedFigures(manager)
    if (changed !== null) await incrementChanges(manager, [changed])
  }
}

/**
 * The counter of the month since which the transaction may have changed figures: that of the earliest moment that any of
 * its jobs and quotes has or had. One that is changed alters no figure of a time before it.
 * @returns null when it has written nothing that figures are made of
 */
async function changedFigures(manager: EntityManager): Promise<string | null> {
  const { queryRunner, connection } = manager
  if (!queryRunner) return null
  const moments: string[] = []
  const touched = new Map<JobKind, Set<number>>(jobKinds.values.map((kind) => [kind, new Set()]))
  const changes = writtenRows(queryRunner, connection.getMetadata(JobChange).tableName, ofChange) as JobChange[] | null
  if (!changes) return counter + always
  for (const { entity, job, at } of changes) {
    moments.push(at)
    touched.get(entity as JobKind)?.add(job)
  }
  for (const kind of jobKinds.values) {
    const { tableName } = connection.getMetadata(jobTypes[kind])
    const jobs = writtenRows(queryRunner, tableName, ofJob) as WrittenJob[] | null
    if (!jobs?.every(({ id, createdAt }) => id !== undefined && createdAt !== undefined)) return counter + always
    for (const { id, createdAt, intakeDate, endDate } of jobs) {
      moments.push(...[createdAt, intakeDate, endDate].filter((moment) => moment != null))
      touched.get(kind)?.add(Number(id))
    }
  }
  const { tableName } = connection.getMetadata(Quote)
  const quotes = writtenRows(queryRunner, tableName, ofQuote) as { sentAt?: string | null }[] | null
  if (!quotes) return counter + always
  moments.push(...quotes.flatMap(({ sentAt }) => sentAt ?? []))
  const invoices = writtenRows(queryRunner, connection.getMetadata(Invoice).tableName, ofInvoice) as Invoice[] | null
  const invoiced = writtenRows(queryRunner, connection.getMetadata(InvoiceJob).tableName, ofInvoicedJob)
  if (!invoices || !invoiced) return counter + always
  moments.push(...invoices.flatMap(({ issuedOn }) => issuedOn ?? []))
  for (const { entity, job } of await jobsOf(manager, invoices, invoiced as InvoiceJob[])) {
    touched.get(entity as JobKind)?.add(job)
  }
  if (moments.length === 0) return null
  for (const [kind, jobs] of touched) {
    if (jobs.size > maxJobs) return counter + always
    moments.push(...(await firstChanges(manager, kind, [...jobs])))
  }
  const earliest = moments.reduce((one, other) => (other < one ? other : one))
  // In the time zone of the shop it may have been a day earlier.
  return counter + dayAfter(earliest.slice(0, 10), -1).slice(0, 7)
}

/** The jobs that are invoiced by what was written: they count no more by themselves. */
async function jobsOf(
  manager: EntityManager,
  invoices: readonly Invoice[],
  invoiced: readonly InvoiceJob[],
): Promise<readonly InvoiceJob[]> {
  const issued = invoices.filter(({ status }) => status === 'issued').map(({ id, credits }) => credits ?? id)
  if (issued.length === 0) return invoiced
  return [...invoiced, ...(await manager.findBy(InvoiceJob, { invoice: In([...new Set(issued)]) }))]
}

async function firstChanges(manager: EntityManager, kind: JobKind, jobs: readonly number[]): Promise<string[]> {
  if (jobs.length === 0) return []
  const { driver } = manager.connection
  const [first]: { at: string | null }[] = await manager.query(
    `SELECT MIN(at) AS at FROM ${driver.escape(manager.connection.getMetadata(JobChange).tableName)}
     WHERE entity = ? AND job IN (${jobs.map(() => '?').join(', ')})`,
    [kind, ...jobs],
  )
  return first?.at == null ? [] : [first.at]
}

/** How often figures may have changed since each month, the earliest first. */
export async function changesSinceMonths(manager: EntityManager): Promise<{ month: string; changes: number }[]> {
  const rows: { name: string; changes: unknown }[] = await manager.query(
    'SELECT name, changes FROM table_change WHERE name > ? AND name < ? ORDER BY name',
    [counter, `${counter}~`],
  )
  return rows.map(({ name, changes }) => ({ month: name.slice(counter.length), changes: Number(changes) }))
}
