import type { EntityManager } from 'typeorm'
import { allow, isThere, type Permission } from '../../kernel/access/allow.js'
import type { Context } from '../../kernel/context/Context.js'
import type { Row, Values } from '../../kernel/context/Row.js'
import { invalidField } from '../../kernel/errors/ShopError.js'
import { defineChoice, type ValueOf } from '../../kernel/fields/Choice.js'
import { emailKey } from '../../kernel/fields/keys.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { managedEntities } from '../../kernel/fields/managedEntities.js'
import { setReference } from '../../kernel/records/clearReferences.js'
import { lockedRow } from '../../kernel/records/lockedRow.js'
import { notFound } from '../../kernel/records/notFound.js'
import { eventOf } from '../../kernel/records/RecordEvent.js'
import { Revision } from '../../kernel/records/Revision.js'
import { records } from '../../kernel/records/records.js'
import { changeRow } from '../../kernel/records/updateRecord.js'
import { unnoticed } from '../../kernel/records/writeWhere.js'
import { addressOf, Customer } from '../customers/Customer.js'
import { MergedCustomer } from '../customers/MergedCustomer.js'
import { OutgoingMail } from '../messages/OutgoingMail.js'
import { Review } from '../reviews/Review.js'
import { clearLocks } from '../sessions/loginAttempts.js'
import { accountReferences } from './accountReferences.js'
import { moveTrashed, ownEvents } from './moveTrashed.js'

export const contactFields = defineChoice(
  'CustomerContactField',
  [
    ...(['name', 'email', 'phoneNumber', 'address', 'houseNumber', 'zipCode', 'city', 'language'] as const),
    ...(['company', 'kvkNumber', 'vatNumber', 'invoiceEmail', 'invoiceAddress', 'paymentDays'] as const),
  ],
  'By which a customer is reached, and what is known of a company.',
)

type ContactField = ValueOf<typeof contactFields>

type Account = Row & Customer

const customerEntity = managedEntity(Customer)

/**
 * Makes two customers one, in one transaction: all that refers to the other refers to the first, and the other's account is
 * gone with its login.
 * @param take what the first takes over of how the other is reached
 * @throws ShopError VALIDATION for one customer twice or a partner; NOT_FOUND for one who is deleted, erased or merged
 */
export async function mergeCustomers(
  context: Context,
  id: number,
  other: number,
  take: readonly ContactField[],
): Promise<Row> {
  const permission = allow(context.viewer, 'update', customerEntity.name)
  allow(context.viewer, 'delete', customerEntity.name)
  if (id === other) throw invalidField('other', { key: 'merge.self' })
  const merged = await context.services.database.write(async (manager) => {
    const [remaining, former] = await lockBoth(manager, permission, id, other)
    await moveReferences(manager, context, former.id, remaining.id)
    await removeAccount(manager, context, former)
    const taken: Values = Object.fromEntries(take.map((field) => [field, former[field]]))
    const row = take.length > 0 ? await changeRow(manager, context, customerEntity, remaining, taken, null) : remaining
    await moveReviews(manager, former, remaining)
    await records.updateWhere(manager, OutgoingMail, { customer: former.id }, { customer: remaining.id }, unnoticed)
    await recordMerge(manager, context, { remaining, former, row: row as Account })
    return row
  })
  context.log.info({ customer: id, merged: other }, 'Two customers were merged')
  await context.services.writeHooks.customer?.afterCommit?.(context)
  return merged
}

/** In the order of their numbers, so that two merges of the same customers wait for each other. */
async function lockBoth(
  manager: EntityManager,
  permission: Permission,
  id: number,
  other: number,
): Promise<[Account, Account]> {
  const found = new Map<number, Account>()
  for (const each of [id, other].sort((one, two) => one - two)) {
    const row = (await lockedRow(manager, customerEntity, each)) as Account | null
    if (!row || !isThere(permission, row)) throw notFound(customerEntity)
    found.set(each, row)
  }
  const [remaining, former] = [found.get(id), found.get(other)] as [Account, Account]
  if (remaining.role !== 'cms-status-user')
    throw invalidField('id', { key: 'merge.role', values: { name: remaining.name } })
  if (former.role !== 'cms-status-user') {
    throw invalidField('other', { key: 'merge.role', values: { name: former.name } })
  }
  return [remaining, former]
}

/** Whatever refers to the former account but by its login, with the history of each managed record. */
async function moveReferences(manager: EntityManager, context: Context, from: number, to: number): Promise<void> {
  for (const { type, property, isOfLogin } of accountReferences(manager.connection)) {
    if (isOfLogin) continue
    if (!managedEntities().includes(type)) {
      await manager.update(type, { [property]: from }, { [property]: to })
      continue
    }
    const rows = (await manager.find(type, { where: { [property]: from }, order: { id: 'ASC' } as object })) as Row[]
    await setReference(manager, context, managedEntity(type), rows, property, to)
  }
  await moveTrashed(manager, from, to)
  for (const type of ownEvents) await manager.update(type, { user: from }, { user: to })
}

/** A refusal to be asked for reviews holds for the one who remains, and so does the pause since the last request. */
async function moveReviews(manager: EntityManager, former: Account, remaining: Account): Promise<void> {
  await records.updateWhere(manager, Review, { customer: former.id }, { customer: remaining.id }, unnoticed)
  const reviewAskedAt =
    [former, remaining]
      .flatMap((each) => each.reviewAskedAt ?? [])
      .sort()
      .at(-1) ?? null
  const refusesReviews = former.refusesReviews || remaining.refusesReviews
  await records.updateWhere(manager, Customer, { id: remaining.id }, { refusesReviews, reviewAskedAt }, unnoticed)
}

/** Sessions, links, the second factor and the log of sign-ins go along with it. */
async function removeAccount(manager: EntityManager, context: Context, former: Account): Promise<void> {
  await clearLocks(manager, addressOf(former))
  await records.remove(manager, Customer, former, { by: context, sent: {} })
}

async function recordMerge(
  manager: EntityManager,
  context: Context,
  { remaining, former, row }: { remaining: Account; former: Account; row: Account },
): Promise<void> {
  const present = emailKey(addressOf(row))
  const dropped = [former, remaining].map(addressOf).find((email) => email !== '' && emailKey(email) !== present)
  const { userName, ...event } = eventOf(context.viewer, customerEntity, row)
  await manager.insert(MergedCustomer, {
    customer: row.id,
    formerId: former.id,
    name: former.name,
    email: dropped ?? null,
    at: event.at,
    userName,
  })
  await manager.insert(Revision, { ...event, userName, version: row.version, action: 'merged', changes: {} })
}
