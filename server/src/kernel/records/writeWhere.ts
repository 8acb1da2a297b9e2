import type { EntityManager, FindOptionsSelect, FindOptionsWhere } from 'typeorm'
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js'
import type { Class } from '../fields/FieldDescription.js'
import { managedEntity } from '../fields/Managed.js'
import { sharedFields } from '../fields/sharedFields.js'
import { indexRecord, indexRecords } from '../search/indexRecord.js'
import { isSearchedBy, searchedNames } from '../search/searchedFields.js'
import { noteWrites } from './noteWrites.js'

type Where<Entity> = FindOptionsWhere<Entity> | FindOptionsWhere<Entity>[]

/** What stays as it was, although a record is changed. */
export interface Kept {
  /**
   * `version` and `updatedAt` for what no form shows, so that nobody's form is out of date; `updatedAt` alone for what no
   * translation has to follow; `ownChangedAt` for what its translation follows by itself.
   */
  keeps?: readonly ('version' | 'updatedAt' | 'ownChangedAt')[]
}

/** What the product itself notes of a record. */
export const unnoticed = { keeps: ['version', 'updatedAt'] } as const satisfies Kept

/**
 * Changes whatever records match, in one statement that the database checks and writes at once: claims, counters, states.
 * They have no history, and the values decide no derived column.
 * @returns how many
 */
export async function updateWhere<Entity extends object>(
  manager: EntityManager,
  type: Class<Entity>,
  where: NoInfer<Where<Entity>>,
  values: NoInfer<QueryDeepPartialEntity<Entity>>,
  { keeps = [] }: Kept = {},
): Promise<number> {
  const fact = sharedFields(type).find(({ name }) => name in values)
  if (fact) throw new Error(`${type.name}.${fact.name} is shared by a pair: write it with records.update`)
  const { id } = where as { id?: unknown }
  const isSearched = isSearchedBy(type, values)
  if (isSearched && typeof id !== 'number') throw new Error(`${type.name} is searched by what changes: say of which id`)
  const isNoticed = !keeps.includes('version')
  const noticed = isNoticed && typeof id !== 'number' ? await idsOf(manager, type, where) : []
  const { affected } = await manager.update(type, where, {
    ...(!keeps.includes('updatedAt') && { updatedAt: new Date().toISOString() }),
    ...(!keeps.includes('version') && { version: () => 'version + 1' }),
    ...values,
  } as QueryDeepPartialEntity<Entity>)
  if (isNoticed && affected) {
    const written = typeof id === 'number' ? [{ id }] : noticed
    await noteWrites(manager, managedEntity(type).name, 'updated', written)
  }
  if (isSearched) await indexRecord(manager, type, id as number)
  return affected ?? 0
}

/**
 * Says of records that what readers see of them has changed, where it is kept elsewhere: their version and their time move.
 * A form that is open meanwhile saves all the same, since nothing in it is disputed.
 */
export async function touch(manager: EntityManager, type: Class, id: number, at = new Date()): Promise<void> {
  await updateWhere(manager, type as Class<{ id: number; updatedAt: string }>, { id }, { updatedAt: at.toISOString() })
}

async function idsOf<Entity extends object>(
  manager: EntityManager,
  type: Class<Entity>,
  where: Where<Entity>,
): Promise<{ id: number }[]> {
  const select = { id: true } as object as FindOptionsSelect<Entity>
  return (await manager.find(type, { select, where })) as unknown as { id: number }[]
}

/** Deletes whatever records match, which leave no history. @returns how many */
export async function removeWhere<Entity extends object>(
  manager: EntityManager,
  type: Class<Entity>,
  where: NoInfer<FindOptionsWhere<Entity>>,
): Promise<number> {
  const going = await idsOf(manager, type, where)
  const { affected } = await manager.delete(type, where)
  await noteWrites(manager, managedEntity(type).name, 'deleted', going)
  if (searchedNames(type).length > 0) {
    await indexRecords(
      manager,
      type,
      going.map(({ id }) => id),
    )
  }
  return affected ?? 0
}
