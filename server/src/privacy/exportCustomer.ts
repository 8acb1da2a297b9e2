import type { EntityManager } from 'typeorm'
import { managedByName } from '../content/managedByName.js'
import type { Revision } from '../content/Revision.js'
import type { TrashedRecord } from '../content/TrashedRecord.js'
import type { Row, Values } from '../context/Row.js'
import type { Database } from '../database/Database.js'
import { Customer } from '../entities/Customer.js'
import { entities } from '../entities/registry.js'
import { type Class, type FieldDescription, fieldsOf, isStored } from '../fields/FieldDescription.js'
import { managedEntity } from '../fields/Managed.js'
import { targetOf } from '../fields/outputTypes.js'
import { InternalNote } from '../jobs/InternalNote.js'
import { JobChange } from '../jobs/JobChange.js'
import { SecondFactor } from '../secondFactor/SecondFactor.js'
import { Session } from '../sessions/Session.js'
import { customerRecords, type StoredRecords } from './customerRecords.js'

/**
 * Exports all stored data of a customer. Amounts are in euros.
 * @throws ShopError NOT_FOUND
 */
export async function exportCustomer(database: Database, id: number): Promise<Values> {
  return database.write(async (manager) => {
    const { customer, downloads, jobs, messages, mails, history, binned, signIns, stockMovements } =
      await customerRecords(manager, id)
    return {
      exportedAt: new Date().toISOString(),
      account: printRow(Customer, customer),
      jobs: await printJobs(manager, jobs),
      messages: messages.flatMap(printRecords),
      mails: printRecords(mails).map((mail) => (mail.isSecret ? { ...mail, text: '' } : mail)),
      downloads: printRecords(downloads),
      secondFactor: await manager.findOne(SecondFactor, { select: { activeSince: true }, where: { user: id } }),
      sessions: await manager.find(Session, {
        select: { network: true, device: true, lastUsedAt: true },
        where: { user: id },
      }),
      signIns: printRecords(signIns),
      bin: binned.map(printTrashed),
      stockMovements,
      history: history.map(printRevision),
    }
  })
}

async function printJobs(manager: EntityManager, jobs: StoredRecords[]): Promise<Values[]> {
  const printed: Values[] = []
  for (const { type, rows } of jobs) {
    const entity = managedEntity(type).name
    for (const row of rows) {
      const ofJob = { where: { entity, job: row.id }, order: { id: 'ASC' } } as const
      printed.push({
        kind: entity,
        ...printRow(type, row),
        timeline: (await manager.find(JobChange, ofJob)).map(withoutJob),
        internalNotes: (await manager.find(InternalNote, ofJob)).map(withoutJob),
      })
    }
  }
  return printed
}

function printRecords({ type, rows }: StoredRecords): Values[] {
  return rows.map((row) => ({ kind: managedEntity(type).name, ...printRow(type, row) }))
}

function printRow(type: Class, row: Row | Values): Values {
  const stored = fieldsOf(type).filter(isStored)
  return Object.fromEntries(stored.map((field) => [field.name, printValue(field, row[field.name])]))
}

function printValue(field: FieldDescription | undefined, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (field?.kind === 'money') return Number(value) / 100
  if (field?.kind === 'items') return (value as Values[]).map((item) => printRow(targetOf(field), item))
  return value
}

function printTrashed({ entity, at, content, besides }: TrashedRecord): Values {
  return { kind: entity, deletedAt: at, ...printRow(managedByName(entity).type, content), ...besides }
}

function printRevision({ entity, record, action, at, userName, changes }: Revision): Values {
  const type = entities.find((candidate) => managedEntity(candidate).name === entity)
  const fields = new Map((type ? fieldsOf(type) : []).map((field) => [field.name, field]))
  const printed = Object.entries(changes).map(([name, { from, to }]) => {
    const field = fields.get(name)
    return [name, { from: printValue(field, from), to: printValue(field, to) }]
  })
  return { entity, record, action, at, userName, changes: Object.fromEntries(printed) }
}

/** What stands within a job need not say which one. */
function withoutJob({ entity, job, ...rest }: JobChange | InternalNote): Values {
  return rest
}
