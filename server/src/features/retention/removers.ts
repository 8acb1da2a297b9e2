import {
  And,
  type EntityManager,
  type FindOperator,
  type FindOptionsWhere,
  In,
  IsNull,
  LessThanOrEqual,
  MoreThan,
  Not,
  Raw,
} from 'typeorm'
import type { Context, CoreServices } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import type { Class } from '../../kernel/fields/FieldDescription.js'
import { type ManagedEntity, managedEntity } from '../../kernel/fields/Managed.js'
import { removeOldEvents } from '../../kernel/records/RecordEvent.js'
import { Revision } from '../../kernel/records/Revision.js'
import { TrashedRecord } from '../../kernel/records/TrashedRecord.js'
import { indexRecord } from '../../kernel/search/indexRecord.js'
import { type RetentionKind } from '../../kernel/settings/retentionPeriods.js'
import { emptyOldTrash } from '../../kernel/trash/emptyOldTrash.js'
import { Appointment } from '../appointments/Appointment.js'
import { Customer } from '../customers/Customer.js'
import { jobKinds, jobTypes } from '../jobs/jobKinds.js'
import { messageKinds } from '../messages/messageKinds.js'
import { OutgoingMail } from '../messages/OutgoingMail.js'
import { Reservation } from '../reservations/Reservation.js'
import { SignIn } from '../sessions/SignIn.js'
import { shopDay } from '../statistics/countPageView.js'
import { PageView } from '../statistics/PageView.js'
import { WebhookDelivery } from '../webhooks/WebhookDelivery.js'

/** Entries of the history removed in one transaction. */
const historyBatchSize = 1000

/** Records removed in one transaction, few enough not to delay other users. */
const batchSize = 100

interface Condition {
  id?: FindOperator<number>
  [field: string]: unknown
}

/** Removes records of that moment or earlier, UTC, in small transactions that do not delay other users. */
export const removers: Record<RetentionKind, (context: Context, since: string) => Promise<number>> = {
  async messages(context, since) {
    let removed = 0
    for (const { type } of Object.values(messageKinds)) {
      removed += await removeOldRecords(context, type, { createdAt: LessThanOrEqual(since) })
    }
    return removed
  },
  async jobs(context, since) {
    let removed = 0
    for (const kind of jobKinds.values) {
      const isOld = { status: 'finished', updatedAt: LessThanOrEqual(since) }
      removed += await removeOldRecords(context, jobTypes[kind], isOld)
    }
    return removed
  },
  // By their end, so that none to come is removed however early it was made.
  appointments: (context, since) => removeOldRecords(context, Appointment, { endsAt: LessThanOrEqual(since) }),
  reservations: (context, since) => removeOldRecords(context, Reservation, { endedAt: LessThanOrEqual(since) }),
  customers: removeOldCustomers,
  mails: (context, since) => removeOldRecords(context, OutgoingMail, { createdAt: LessThanOrEqual(since) }),
  pageViews: ({ services }, since) => removeOldPageViews(services, since),
  signIns: (context, since) => removeOldRecords(context, SignIn, { createdAt: LessThanOrEqual(since) }),
  // What waits for another attempt is younger than this, or the operator has set a very short retention of the log.
  webhookDeliveries: (context, since) =>
    removeOldRecords(context, WebhookDelivery, { createdAt: LessThanOrEqual(since), nextAttemptAt: IsNull() }),
  // The current records do not change.
  history: ({ services }, since) =>
    removeOldEvents(services.database, Revision, since, historyBatchSize, async (manager, old) => {
      await manager.delete(Revision, { id: In(old.map(({ id }) => id)) })
    }),
  bin: emptyOldTrash,
}

/**
 * Removes the accounts of customers without a job, even in the trash, who were added, changed and last logged in by that
 * moment, UTC. Partners and accountants are preserved. @returns how many
 */
async function removeOldCustomers(context: Context, since: string): Promise<number> {
  const { reader } = context.services.database
  const trashedJobs = await reader.find(TrashedRecord, { where: { entity: In([...jobKinds.values]) } })
  const withJobInTrash = trashedJobs.map(({ content }) => Number(content.customer))
  const withJob = jobKinds.values.map((kind) => {
    const { tableName } = reader.connection.getMetadata(jobTypes[kind])
    return (id: string) => `EXISTS (SELECT 1 FROM ${tableName} job WHERE job.customer = ${id})`
  })
  return removeOldRecords(context, Customer, {
    id: And(Not(In(withJobInTrash)), ...withJob.map((has) => Raw((id) => `NOT ${has(id)}`))),
    role: 'cms-status-user',
    createdAt: LessThanOrEqual(since),
    updatedAt: LessThanOrEqual(since),
    lastLoginAt: Raw((at) => `(${at} IS NULL OR ${at} <= :since)`, { since }),
  })
}

/** Removes the page views of days up to that moment, UTC, one day in each transaction. @returns how many */
async function removeOldPageViews({ database, settings }: CoreServices, since: string): Promise<number> {
  const last = shopDay(new Date(since), settings.timeZone)
  let removed = 0
  for (;;) {
    const oldest = await database.reader.findOne(PageView, {
      where: { day: LessThanOrEqual(last) },
      order: { day: 'ASC' },
    })
    if (!oldest) return removed
    const { affected } = await database.write((manager) => manager.delete(PageView, { day: oldest.day }))
    removed += affected ?? 0
  }
}

/** Permanently removes the records of an entity that match a condition. @returns how many */
async function removeOldRecords(context: Context, type: Class, { id, ...rest }: Condition): Promise<number> {
  const { database } = context.services
  const entity = managedEntity(type)
  const where = (which: FindOperator<number>): FindOptionsWhere<object> => ({
    ...rest,
    id: id ? And(which, id) : which,
  })
  const batch = (after: number) => ({
    select: { id: true } as object,
    where: where(MoreThan(after)),
    order: { id: 'ASC' } as object,
    take: batchSize,
  })
  let removed = 0
  let old = (await database.reader.find(type, batch(0))) as Row[]
  while (old.length > 0) {
    const ids = old.map((row) => row.id)
    removed += await database.write(async (manager) => {
      // Read again under a lock: a record may have been changed since, and no longer match.
      const lock = database.isSqlite ? {} : { lock: { mode: 'pessimistic_write' as const } }
      const rows = (await manager.find(type, { where: where(In(ids)), ...lock })) as Row[]
      for (const row of rows) await removeWithHistory(manager, context, entity, row)
      return rows.length
    })
    await context.services.writeHooks[entity.name]?.afterCommit?.(context)
    old = (await database.reader.find(type, batch(ids.at(-1) ?? 0))) as Row[]
  }
  return removed
}

/** Permanently removes a record, bypassing the trash, with everything deleted along with it and its history. */
async function removeWithHistory(
  manager: EntityManager,
  context: Context,
  { name, type }: ManagedEntity,
  row: Row,
): Promise<void> {
  await context.services.writeHooks[name]?.inTransaction?.(manager, context, { before: row, after: null, sent: {} })
  await manager.delete(type, row.id)
  await indexRecord(manager, type, row.id)
  await manager.delete(Revision, { entity: name, record: row.id })
}
