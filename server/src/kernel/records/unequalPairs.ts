import type { EntityManager } from 'typeorm'
import type { Row } from '../context/Row.js'
import { RowReader } from '../database/RowReader.js'
import { rangesOf } from '../database/ranges.js'
import type { Class, FieldDescription } from '../fields/FieldDescription.js'
import { type ManagedEntity, managedEntity } from '../fields/Managed.js'
import { managedEntities } from '../fields/managedEntities.js'
import { targetOf } from '../fields/outputTypes.js'
import { sharedFields } from '../fields/sharedFields.js'
import { defaultLanguage } from '../shared/screens.js'

/** The greatest number of an int column. */
const maxId = 2 ** 31 - 1

/** Two records of a pair that differ in facts. */
export interface UnequalPair {
  entity: ManagedEntity
  pair: number
  fields: string[]
}

/** The entities whose records share facts with their siblings. */
export function sharingEntities(): ManagedEntity[] {
  return managedEntities()
    .filter((type) => sharedFields(type).length > 0)
    .map(managedEntity)
}

/** The pairs of an entity that differ in what they share; none, as long as everything is written by the one writer. */
export async function unequalPairs(manager: EntityManager, entity: ManagedEntity): Promise<UnequalPair[]> {
  const { type } = entity
  const facts = sharedFields(type)
  const isUnequal = await comparing(manager, facts)
  const rows = new RowReader(manager)
  const column = rows.column(type, 'pair')
  const unequal: UnequalPair[] = []
  for await (const part of rangesOf(manager, rows.tableOf(type), String(column))) {
    const some = await manager
      .createQueryBuilder<Row>(type, 'record')
      .select(['id', 'pair', 'language', ...facts.map(({ name }) => name)].map((name) => `record.${name}`))
      .where('record.pair > :from AND record.pair <= :to', { ...part, to: part.to ?? maxId })
      .getMany()
    for (const [pair, [one, other]] of inPairs(some)) {
      if (!one || !other) continue
      const fields = facts.filter((field) => isUnequal(field, one, other)).map(({ name }) => name)
      if (fields.length > 0) unequal.push({ entity, pair, fields })
    }
  }
  return unequal
}

/** The records of each pair, Dutch first. */
function inPairs(rows: readonly Row[]): Map<number, Row[]> {
  const pairs = new Map<number, Row[]>()
  for (const row of rows) {
    const pair = Number(row.pair)
    const known = pairs.get(pair) ?? []
    pairs.set(pair, row.language === defaultLanguage ? [row, ...known] : [...known, row])
  }
  return pairs
}

/** References are equal when they lead to the two records of a pair, or where no twin is there to lead to. */
async function comparing(
  manager: EntityManager,
  facts: readonly FieldDescription[],
): Promise<(field: FieldDescription, one: Row, other: Row) => boolean> {
  const twins = new Map<Class, Map<number, number>>()
  for (const field of facts.filter(({ kind }) => kind.leadsTo === 'record')) {
    const target = targetOf(field)
    if (!twins.has(target)) twins.set(target, await twinsOf(manager, target))
  }
  return (field, one, other) => {
    const [first, second] = [one[field.name], other[field.name]]
    if (field.kind.leadsTo !== 'record') return JSON.stringify(first) !== JSON.stringify(second)
    const known = twins.get(targetOf(field))
    const follows = (from: unknown, to: unknown) => {
      const expected = from === null ? null : known?.get(Number(from))
      return expected === undefined || expected === to
    }
    return !follows(first, second) && !follows(second, first)
  }
}

/** The id of the sibling of each record. */
async function twinsOf(manager: EntityManager, target: Class): Promise<Map<number, number>> {
  const rows = await manager
    .createQueryBuilder<Row>(target, 'record')
    .select(['record.id', 'record.pair', 'record.language'])
    .getMany()
  const both = [...inPairs(rows).values()].filter((pair) => pair.length === 2).map((pair) => pair.map(({ id }) => id))
  return new Map(both.flatMap(([one = 0, other = 0]) => [[one, other] as const, [other, one] as const]))
}
