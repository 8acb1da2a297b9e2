import { type EntityManager, In, IsNull } from 'typeorm'
import type { Context } from '../context/Context.js'
import type { Row } from '../context/Row.js'
import { type Class, fieldOf, fieldsOf } from '../fields/FieldDescription.js'
import { type ManagedEntity, managedEntity } from '../fields/Managed.js'
import { managedEntities } from '../fields/managedEntities.js'
import { targetOf } from '../fields/outputTypes.js'
import { addressField } from './addresses.js'
import { lockedRow } from './lockedRow.js'
import { storedEntity } from './managedByName.js'
import { records } from './records.js'
import type { ClearedReferences } from './TrashedRecord.js'
import { changeRow } from './updateRecord.js'

/** The fields that refer to records of an entity. */
export function referringFields(target: Class): { type: Class; field: string; required: boolean }[] {
  return managedEntities().flatMap((type) =>
    fieldsOf(type)
      .filter((field) => field.kind.leadsTo === 'record' && targetOf(field) === target)
      .map(({ name, required }) => ({ type, field: name, required })),
  )
}

/** Clears the references to a record that is being deleted, except required ones. Its children move to the top level. */
export async function clearReferences(
  manager: EntityManager,
  context: Context,
  entity: ManagedEntity,
  id: number,
): Promise<ClearedReferences[]> {
  const cleared: ClearedReferences[] = []
  for (const { type, field, required } of referringFields(entity.type)) {
    if (required) continue
    const rows = (await manager.find(type, { where: { [field]: id }, order: { id: 'ASC' } as object })) as Row[]
    if (rows.length === 0) continue
    const user = managedEntity(type)
    await setReference(manager, context, user, rows, field, null)
    cleared.push({ entity: user.name, field, ids: rows.map((row) => row.id) })
  }
  return [...cleared, ...(await clearLists(manager, context, entity, id))]
}

/** Takes a record out of the lists that records have of others. */
async function clearLists(
  manager: EntityManager,
  context: Context,
  { type: target }: ManagedEntity,
  id: number,
): Promise<ClearedReferences[]> {
  const cleared: ClearedReferences[] = []
  for (const type of managedEntities()) {
    for (const { name, kind } of fieldsOf(type).filter(
      (each) => each.kind.leadsTo === 'records' && targetOf(each) === target,
    )) {
      const rows = ((await manager.find(type, { order: { id: 'ASC' } as object })) as Row[]).filter((row) =>
        kind.references?.ids(row[name]).includes(id),
      )
      for (const before of rows) {
        await records.update(
          manager,
          type,
          before,
          { [name]: kind.references?.without(before[name], id) },
          { by: context },
        )
      }
      if (rows.length > 0)
        cleared.push({ entity: managedEntity(type).name, field: name, ids: rows.map((row) => row.id) })
    }
  }
  return cleared
}

/**
 * Restores cleared references to a record, in records that still exist and refer to nothing else by now.
 * @returns the ids of the records whose reference was restored
 */
export async function restoreReference(
  manager: EntityManager,
  context: Context,
  { entity, field, ids }: ClearedReferences,
  id: number,
): Promise<number[]> {
  const referring = storedEntity(entity)
  const leadsTo = referring && fieldOf(referring.type, field)?.kind.leadsTo
  if (referring && leadsTo === 'records') return restoreInLists(manager, context, referring, field, ids, id)
  // The position of a reference in blocks was not stored.
  if (!referring || leadsTo !== 'record') return []
  const where = { id: In(ids), [field]: IsNull() }
  const rows = (await manager.find(referring.type, { where, order: { id: 'ASC' } as object })) as Row[]
  await setReference(manager, context, referring, rows, field, id)
  return rows.map((row) => row.id)
}

/** Puts a record at the end of the lists that it was taken out of. */
async function restoreInLists(
  manager: EntityManager,
  context: Context,
  { type }: ManagedEntity,
  field: string,
  ids: readonly number[],
  id: number,
): Promise<number[]> {
  const found = (await manager.find(type, { where: { id: In([...ids]) }, order: { id: 'ASC' } as object })) as Row[]
  const rows = found.filter((row) => !(row[field] as number[]).includes(id))
  for (const before of rows) {
    await records.update(manager, type, before, { [field]: [...(before[field] as number[]), id] }, { by: context })
  }
  return rows.map((row) => row.id)
}

/**
 * Sets a reference of records, with their history; none of the effects of other writes follow. Siblings that refer to the
 * other record of the pair are among the records that follow that one.
 */
export async function setReference(
  manager: EntityManager,
  context: Context,
  entity: ManagedEntity,
  rows: readonly Row[],
  field: string,
  to: number | null,
): Promise<void> {
  // The record's address depends on its parent.
  if (addressField(entity)?.from === field) {
    for (const { id } of rows) {
      const row = await lockedRow(manager, entity, id)
      if (row) await changeRow(manager, context, entity, row, { [field]: to }, null, { alone: true })
    }
    return
  }
  for (const before of rows)
    await records.update(manager, entity.type, before, { [field]: to }, { by: context, alone: true })
}
