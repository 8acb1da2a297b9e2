import type { EntityManager } from 'typeorm'
import type { Row, Values } from '../context/Row.js'
import { type FieldDescription, fieldsOf } from '../fields/FieldDescription.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { targetOf } from '../fields/outputTypes.js'
import { sharedFields } from '../fields/sharedFields.js'
import { lockedPair } from './lockedRow.js'

/** A record that shares facts with one that is written, and what these are from then on. */
export interface FollowingSibling {
  before: Row
  values: Values
}

/** The names of the shared fields in which two states of a record differ. */
export function changedFacts({ type }: ManagedEntity, before: Row, after: Row): FieldDescription[] {
  return sharedFields(type).filter(({ name }) => !isSame(before[name], after[name]))
}

/**
 * Whether something that only this record has was changed, or nothing at all: somebody looked at it and saved it. What the
 * product computes, such as whether its moment has come, is nobody's change.
 */
export function isOwnChange({ type }: ManagedEntity, before: Row, after: Row): boolean {
  const following = fieldsOf(type).filter(({ shared, computed, readOnly }) => shared || (computed && readOnly))
  const facts = new Set(following.map(({ name }) => name))
  const changed = Object.keys(after).filter((name) => !bookkeeping.has(name) && !isSame(before[name], after[name]))
  return changed.length === 0 || changed.some((name) => !facts.has(name))
}

const bookkeeping = new Set(['version', 'updatedAt', 'ownChangedAt'])

/** The siblings that have other values in these fields than a record, with its values. */
export async function followingSiblings(
  manager: EntityManager,
  entity: ManagedEntity,
  row: Row,
  fields: readonly FieldDescription[],
): Promise<FollowingSibling[]> {
  if (fields.length === 0 || row.pair === undefined) return []
  const siblings = (await lockedPair(manager, entity, row.pair)).filter(({ id }) => id !== row.id)
  const following: FollowingSibling[] = []
  for (const before of siblings) {
    const values = await factsFor(manager, row, before, fields)
    if (Object.entries(values).some(([name, value]) => !isSame(value, before[name]))) following.push({ before, values })
  }
  return following
}

/**
 * The facts of a record as its sibling has them. Of a reference that is the record in the language of the sibling; where
 * there is none, the sibling keeps what it has.
 * @param sibling with its language, and what it has of these fields
 */
export async function factsFor(
  manager: EntityManager,
  row: Row,
  sibling: Values,
  fields: readonly FieldDescription[],
): Promise<Values> {
  const values: Values = {}
  for (const field of fields) {
    const value = row[field.name]
    if (field.kind.leadsTo !== 'record' || value === null) values[field.name] = value
    else values[field.name] = (await twinOf(manager, field, value, sibling)) ?? sibling[field.name] ?? null
  }
  return values
}

/** The facts of the record's sibling, which is there already; nothing where none is. */
export async function factsOfPair(manager: EntityManager, entity: ManagedEntity, row: Row): Promise<Values> {
  const facts = sharedFields(entity.type)
  if (facts.length === 0 || row.pair === undefined) return {}
  const [sibling] = await lockedPair(manager, entity, row.pair)
  return sibling ? factsFor(manager, sibling, row, facts) : {}
}

/** The facts that a new record says by itself: those that were sent with a value. */
export function factsSent({ type }: ManagedEntity, input: Values): readonly FieldDescription[] {
  return sharedFields(type).filter(({ name }) => input[name] != null)
}

/** The facts that a new record takes over from its sibling: all others. */
export async function factsNotSent(
  manager: EntityManager,
  entity: ManagedEntity,
  sibling: Row,
  input: Values,
): Promise<Values> {
  const sent = factsSent(entity, input)
  const left = sharedFields(entity.type).filter((field) => !sent.includes(field))
  return factsFor(manager, sibling, { language: input.language }, left)
}

async function twinOf(
  manager: EntityManager,
  field: FieldDescription,
  id: unknown,
  { language }: Values,
): Promise<number | null> {
  const target = targetOf(field)
  const named = (await manager.findOneBy(target, { id })) as Row | null
  const twin = named && ((await manager.findOneBy(target, { pair: named.pair, language })) as Row | null)
  return twin?.id ?? null
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
