import { type EntityManager, In } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { invalidField } from '../../kernel/errors/ShopError.js'
import { fieldsOf } from '../../kernel/fields/FieldDescription.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { targetOf } from '../../kernel/fields/outputTypes.js'
import { Draft } from '../../kernel/records/Draft.js'
import { Revision } from '../../kernel/records/Revision.js'
import { records } from '../../kernel/records/records.js'
import { TrashedRecord } from '../../kernel/records/TrashedRecord.js'
import { comparisonKey } from '../../kernel/shared/comparisonKey.js'
import { Customer } from '../customers/Customer.js'
import { allPersonalData, type StoredRecords } from '../customers/PersonalData.js'
import { forgetAnswers } from '../messages/idempotency.js'
import { customerRecords } from './customerRecords.js'
import { type Eraser, recordErasure } from './erasures.js'

/** How many there were. */
export interface Erased {
  jobs: number
  messages: number
  mails: number
  /** Entries of the history, which holds what every record once held. */
  history: number
}

/**
 * Erases a customer with all stored data about the customer, and records the erasure. Sessions, links, the second factor
 * and the log of sign-ins go with the account; what the customer has written elsewhere, as a partner, stays without a
 * name.
 * @param confirmation the customer's name or e-mail address, where the caller has to type it
 * @throws ShopError NOT_FOUND, VALIDATION when the confirmation names another person
 */
export async function eraseCustomer(
  context: Context,
  id: number,
  doneBy: Eraser = 'operator',
  confirmation?: string,
): Promise<Erased> {
  const { database, log } = context.services
  const erased = await database.write((manager) => eraseWithin(manager, context, id, doneBy, confirmation))
  log.info({ customer: id, doneBy, ...erased }, 'A customer was erased')
  await context.services.writeHooks.customer?.afterCommit?.(context)
  return erased
}

/** The same within a transaction; afterwards `afterwards` of a customer's effects is due. @throws ShopError NOT_FOUND */
export async function eraseWithin(
  manager: EntityManager,
  context: Context,
  id: number,
  doneBy: Eraser,
  confirmation?: string,
): Promise<Erased> {
  const { person, merged, found, history, binned } = await customerRecords(manager, id)
  const { customer } = person
  if (confirmation !== undefined && !isNameOf(customer, confirmation)) {
    throw invalidField('confirmation', { key: 'erase.otherName' })
  }
  const stored = found.filter(({ data }) => !data.goesWithAccount).flatMap((each) => each.stored)
  for (const each of referringFirst([...stored, { type: Customer, rows: [customer] }])) {
    await erase(manager, context, each)
  }
  await context.services.onRecorded(manager, context, {
    ...{ entity: managedEntity(Customer), before: customer as Customer & Row, after: null },
    ...{ changed: [], occasion: 'erased' },
  })
  await manager.delete(Revision, { id: In(history.map((revision) => revision.id)) })
  await manager.delete(TrashedRecord, { id: In(binned.map((each) => each.id)) })
  for (const each of binned) context.services.writeHooks[each.entity]?.purged?.(manager, context, each)
  for (const data of allPersonalData()) await data.erase?.(person, context)
  for (const type of [Revision, TrashedRecord, Draft]) {
    await manager.update(type, { user: id }, { user: null, userName: null })
  }
  await forgetAnswers(manager)
  const total = (name: string) =>
    found.filter(({ data }) => data.name === name).flatMap((each) => each.stored.flatMap(({ rows }) => rows)).length
  const erased = { jobs: total('jobs'), messages: total('messages'), mails: total('mails'), history: history.length }
  await recordErasure(manager, context, { customer: id, doneBy, ...erased })
  // A backup from before may hold them as customers of their own.
  for (const { formerId } of merged) {
    await recordErasure(manager, context, { customer: formerId, doneBy, jobs: 0, messages: 0, mails: 0, history: 0 })
  }
  return erased
}

function isNameOf({ name, email }: Customer, text: string): boolean {
  return [name, email].some((own) => own !== null && comparisonKey(own) === comparisonKey(text))
}

/** Deletes records with what else goes when they do, and leaves nothing of it in history or bin. */
async function erase(manager: EntityManager, context: Context, { type, rows }: StoredRecords): Promise<void> {
  for (const row of rows) {
    await records.remove(manager, type, row, { by: context, sent: {}, leavesHistory: false })
  }
}

/** What refers to records of another entity before those. */
function referringFirst(all: readonly StoredRecords[]): StoredRecords[] {
  const left = [...all]
  const sorted: StoredRecords[] = []
  const refers = (one: StoredRecords, other: StoredRecords) =>
    fieldsOf(one.type).some((field) => field.kind.leadsTo === 'record' && targetOf(field) === other.type)
  while (left.length > 0) {
    const isFree = (each: StoredRecords) => !left.some((other) => other !== each && refers(other, each))
    sorted.push(...left.splice(Math.max(0, left.findIndex(isFree)), 1))
  }
  return sorted
}
