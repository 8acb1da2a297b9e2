import { type EntityManager, In } from 'typeorm'
import type { Row, Values } from '../context/Row.js'
import { type Class, type FieldDescription, fieldsOf } from '../fields/FieldDescription.js'
import { targetOf } from '../fields/outputTypes.js'
import { idsOf } from '../records/blockReferences.js'
import { withoutReference } from '../records/clearReferencesInBlocks.js'
import { existingImages } from './existingImages.js'

/**
 * An earlier record without references to records deleted since. Required references are preserved, so that validation
 * refuses them.
 * @returns also the names of the fields that lost values
 */
export async function withoutDeletedReferences(
  manager: EntityManager,
  type: Class,
  row: Row,
): Promise<{ row: Row; emptied: string[] }> {
  const whole: Row = { ...(await existingImages(manager, type, row)) }
  const emptied: string[] = []
  for (const field of fieldsOf(type)) {
    const before = row[field.name]
    if (field.kind.leadsTo === 'record' && !field.required && before != null) {
      if ((await deletedAmong(manager, targetOf(field), [Number(before)])).length > 0) whole[field.name] = null
    } else if (field.kind.leadsTo === 'records') {
      const gone = await deletedAmong(manager, targetOf(field), idsOf(field, whole))
      whole[field.name] = idsOf(field, whole).filter((id) => !gone.includes(id))
    } else if (field.blockTypes) {
      whole[field.name] = await blocksWithoutDeleted(manager, field, (whole[field.name] as Values[] | null) ?? [])
    }
    if (holdsLess(whole[field.name], before)) emptied.push(field.name)
  }
  return { row: whole, emptied }
}

/** A replaced image is not a lost value. */
function holdsLess(now: unknown, before: unknown): boolean {
  const parts = (value: unknown): number => {
    if (typeof value !== 'object' || value === null) return value == null ? 0 : 1
    return Object.values(value).reduce((sum: number, inner) => sum + parts(inner), 0)
  }
  return parts(now) < parts(before)
}

async function blocksWithoutDeleted(manager: EntityManager, holder: FieldDescription, blocks: Values[]) {
  const remaining: Values[] = []
  for (const block of blocks) {
    const type = holder.kind.parts?.typeOf(holder, block)
    let left = block
    for (const field of type ? fieldsOf(type) : []) {
      const ids = idsOf(field, block)
      if (ids.length === 0) continue
      for (const id of await deletedAmong(manager, targetOf(field), ids)) {
        left = withoutReference(holder, left, targetOf(field), id)
      }
    }
    remaining.push(left)
  }
  return remaining
}

async function deletedAmong(manager: EntityManager, type: Class, ids: number[]): Promise<number[]> {
  const there = (await manager.find(type, { select: { id: true } as object, where: { id: In(ids) } })) as Row[]
  const found = new Set(there.map(({ id }) => id))
  return ids.filter((id) => !found.has(id))
}
