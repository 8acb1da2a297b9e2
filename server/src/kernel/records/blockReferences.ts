import { type EntityManager, In } from 'typeorm'
import type { Viewer } from '../access/Viewer.js'
import type { Row, Values } from '../context/Row.js'
import { type FieldErrors, ShopError } from '../errors/ShopError.js'
import { type Class, type FieldDescription, fieldsOf } from '../fields/FieldDescription.js'
import { type ManagedEntity, recordGrants } from '../fields/Managed.js'
import { ownerOf, targetOf } from '../fields/outputTypes.js'
import { partsIn } from '../fields/partsIn.js'

interface PartReference {
  owner: string
  field: FieldDescription
  path: string
  ids: number[]
}

/**
 * Checks the references that foreign keys do not cover: that the viewer may see the target, and that the targets of
 * lists and blocks exist in the record's own language.
 * @throws ShopError VALIDATION with the path of each invalid field
 */
export async function assertReferences(
  manager: EntityManager,
  viewer: Viewer | null,
  entity: ManagedEntity,
  row: Row,
): Promise<void> {
  const fields = await referenceErrors(manager, viewer, entity, row)
  if (Object.keys(fields).length > 0) throw new ShopError('VALIDATION', { fields })
}

/** The same without refusing anything. */
export async function referenceErrors(
  manager: EntityManager,
  viewer: Viewer | null,
  entity: ManagedEntity,
  row: Values,
): Promise<FieldErrors> {
  const fields = await hiddenReferences(manager, viewer, entity, row)
  for (const { owner, field, path, ids } of referencesIn(entity.type, row)) {
    const found = (await manager
      .createQueryBuilder<Row>(targetOf(field), 'record')
      .where('record.id IN (:...ids)', { ids })
      // A record of both languages may name those of either.
      .andWhere(row.language === undefined ? '1 = 1' : 'record.language = :language', { language: row.language })
      .getCount()) as number
    if (found < ids.length) fields[path] = [{ key: 'field.reference', values: { field: { owner, name: field.name } } }]
  }
  return fields
}

/** References to records that this viewer may not see, such as the shop's own accounts. */
async function hiddenReferences(
  manager: EntityManager,
  viewer: Viewer | null,
  entity: ManagedEntity,
  row: Values,
): Promise<FieldErrors> {
  const errors: FieldErrors = {}
  for (const field of fieldsOf(entity.type)) {
    if (field.kind.leadsTo !== 'record' || row[field.name] == null) continue
    const rows = field.among ?? (viewer && recordGrants(ownerOf(targetOf(field)))[viewer.role]?.rows?.(viewer))
    if (!rows) continue
    const conditions = Object.entries(rows).map(([name, value]) => [name, Array.isArray(value) ? In(value) : value])
    if (await manager.existsBy(targetOf(field), { ...Object.fromEntries(conditions), id: row[field.name] })) continue
    errors[field.name] = [{ key: 'field.reference', values: { field: { owner: entity.name, name: field.name } } }]
  }
  return errors
}

function referencesIn(type: Class, row: Values): PartReference[] {
  const own = fieldsOf(type)
    .filter((field) => field.kind.leadsTo === 'records')
    .map((field) => ({ owner: ownerOf(type), field, path: field.name, ids: idsOf(field, row) }))
    .filter(({ ids }) => ids.length > 0)
  const inParts = partsIn(type, row).flatMap(({ type: of, part, path }) =>
    fieldsOf(of)
      .map((field) => ({ owner: ownerOf(of), field, path: path + field.name, ids: idsOf(field, part) }))
      .filter(({ ids }) => ids.length > 0),
  )
  return [...own, ...inParts]
}

/** The ids that a field of a part refers to. */
export function idsOf({ kind, name }: FieldDescription, part: Values): number[] {
  return kind.references?.ids(part[name]) ?? []
}
