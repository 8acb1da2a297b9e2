import type { FormRecord } from '../../dataProvider/FormRecord'
import { editableFields } from '../../managed/ManagedCatalogue'
import type { ManagedEntity, ManagedField } from '../../managed/ManagedEntity'

export type Side = 'mine' | 'theirs'

export const differ = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) !== JSON.stringify(other ?? null)

/** The fields that I changed since I read the record. */
export function changedByMe(entity: ManagedEntity, mine: FormRecord, before: FormRecord): ManagedField[] {
  return editableFields(entity.fields).filter(({ name }) => differ(mine[name], before[name]))
}

/** The fields that both changed, each to something else. What is never answered is mine alone. */
export function disputedFields(
  entity: ManagedEntity,
  mine: FormRecord,
  theirs: FormRecord,
  before: FormRecord,
): ManagedField[] {
  return changedByMe(entity, mine, before).filter(
    ({ name, writeOnly }) => !writeOnly && differ(theirs[name], before[name]) && differ(mine[name], theirs[name]),
  )
}

/** Their record with the changes of mine that were chosen. */
export function mergeVersions(
  changed: readonly ManagedField[],
  mine: FormRecord,
  theirs: FormRecord,
  chosen: Readonly<Record<string, Side>>,
): FormRecord {
  const own = changed.filter(({ name }) => chosen[name] !== 'theirs')
  return { ...theirs, ...Object.fromEntries(own.map(({ name }) => [name, mine[name]])) }
}
