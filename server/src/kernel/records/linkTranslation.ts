import type { EntityManager } from 'typeorm'
import { allow, isThere } from '../access/allow.js'
import type { Context } from '../context/Context.js'
import type { Row, Values } from '../context/Row.js'
import { type FieldErrors, invalidField, ShopError } from '../errors/ShopError.js'
import type { FieldDescription } from '../fields/FieldDescription.js'
import { isTranslated } from '../fields/isTranslated.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { sharedFields } from '../fields/sharedFields.js'
import { defaultLanguage } from '../shared/screens.js'
import { lockExistingRow, lockedPair, lockRows } from './lockedRow.js'
import { notFound } from './notFound.js'
import { records } from './records.js'
import { changedFacts, factsFor } from './siblings.js'

interface Link {
  id: number
  /** The record in the other language. */
  translation: number
  /** Which of the two says the facts in which they differ. */
  takeFrom?: number | null
}

/**
 * Makes two records that have no translation yet each other's.
 * @returns the record, and then its translation
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_REQUEST for what has no translations, VALIDATION for two of
 * one language, for one that has a translation, and with each fact in which they differ while `takeFrom` names neither
 */
export async function linkTranslation(
  context: Context,
  entity: ManagedEntity,
  { id, translation, takeFrom = null }: Link,
): Promise<Row[]> {
  const visible = permitted(context, entity)
  return context.services.database.write(async (manager) => {
    await lockRows(manager, entity, [id, translation])
    const one = visible(await lockExistingRow(manager, entity, id))
    const other = visible(await lockExistingRow(manager, entity, translation))
    if (one.language === other.language) throw invalidField('translation', { key: 'translation.sameLanguage' })
    for (const row of [one, other]) {
      const members = await lockedPair(manager, entity, Number(row.pair))
      if (members.length > 1) throw invalidField('translation', { key: 'translation.exists' })
    }
    const facts = await takenFacts(manager, entity, [one, other], takeFrom)
    const written = new Map<number, Row>()
    // Dutch first: the moment of the later one says that the translation is not behind.
    for (const row of one.language === defaultLanguage ? [one, other] : [other, one]) {
      const values = { ...(facts.of === row.id ? {} : facts.values), pair: Number(one.pair) }
      const after = await records.update(manager, entity.type, row, values, { by: context, sent: {}, alone: true })
      written.set(row.id, after)
    }
    return [id, translation].flatMap((each) => written.get(each) ?? [])
  })
}

/**
 * Parts a record from its translation: each keeps the facts, and goes its own way from then on.
 * @returns the record, and then what was its translation
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND for a record or translation that is not there
 */
export async function unlinkTranslation(context: Context, entity: ManagedEntity, id: number): Promise<Row[]> {
  const visible = permitted(context, entity)
  return context.services.database.write(async (manager) => {
    const row = visible(await lockExistingRow(manager, entity, id))
    const both = await lockedPair(manager, entity, Number(row.pair))
    const translation = both.find((each) => each.id !== id)
    if (!translation) throw notFound(entity)
    const written: Row[] = []
    for (const each of [row, translation]) {
      // The number of a pair is that of one of its records, which keeps it.
      const values = each.pair === each.id ? {} : { pair: each.id }
      written.push(await records.update(manager, entity.type, each, values, { by: context, sent: {}, alone: true }))
    }
    return written
  })
}

function permitted({ viewer }: Context, entity: ManagedEntity): (row: Row) => Row {
  const permission = allow(viewer, 'update', entity.name)
  if (permission.changes) throw new ShopError('FORBIDDEN')
  if (!isTranslated(entity.type)) throw new ShopError('BAD_REQUEST')
  return (row) => {
    if (!isThere(permission, row)) throw notFound(entity)
    return row
  }
}

/** @returns which record says the facts, and what the other one takes over */
async function takenFacts(
  manager: EntityManager,
  entity: ManagedEntity,
  [one, other]: readonly [Row, Row],
  takeFrom: number | null,
): Promise<{ of: number; values: Values }> {
  const [from, to] = takeFrom === other.id ? [other, one] : [one, other]
  const values = await factsFor(manager, from, to, sharedFields(entity.type))
  const differing = changedFacts(entity, to, { ...to, ...values })
  const isSaid = takeFrom === one.id || takeFrom === other.id
  if (differing.length > 0 && !isSaid) throw new ShopError('VALIDATION', { fields: differences(entity, differing) })
  return { of: from.id, values }
}

function differences(entity: ManagedEntity, fields: readonly FieldDescription[]): FieldErrors {
  return Object.fromEntries(
    fields.map(({ name }) => [
      name,
      [{ key: 'translation.differs' as const, values: { field: { owner: entity.name, name } } }],
    ]),
  )
}
