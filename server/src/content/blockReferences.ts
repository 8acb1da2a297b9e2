import type { EntityManager } from 'typeorm'
import { type FieldErrors, ShopError } from '../errors/ShopError.js'
import { blockKeyOf } from '../fields/blockKeys.js'
import { type Class, type FieldDescription, fieldsOf } from '../fields/FieldDescription.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { ownerOf, targetOf } from '../fields/outputTypes.js'
import type { Row, Values } from './Row.js'

interface BlockReference {
  owner: string
  field: FieldDescription
  path: string
  ids: number[]
}

/**
 * What the blocks of a record refer to is there, in the record's own language. No foreign key knows of it.
 * @throws ShopError VALIDATION with the path of each field at fault
 */
export async function assertReferences(manager: EntityManager, entity: ManagedEntity, row: Row): Promise<void> {
  const fields: FieldErrors = {}
  for (const { owner, field, path, ids } of referencesIn(entity.type, row)) {
    const found = (await manager
      .createQueryBuilder<Row>(targetOf(field), 'record')
      .where('record.id IN (:...ids) AND record.language = :language', { ids, language: row.language })
      .getCount()) as number
    if (found < ids.length) fields[path] = [{ key: 'field.reference', values: { field: { owner, name: field.name } } }]
  }
  if (Object.keys(fields).length > 0) throw new ShopError('VALIDATION', { fields })
}

function referencesIn(type: Class, row: Values): BlockReference[] {
  return fieldsOf(type).flatMap(({ name, blockTypes }) =>
    ((blockTypes && (row[name] as Values[])) ?? []).flatMap((block, index) => {
      const blockType = blockTypes?.().find((candidate) => blockKeyOf(candidate) === block.type)
      if (!blockType) return []
      return fieldsOf(blockType)
        .map((field) => ({
          owner: ownerOf(blockType),
          field,
          path: `${name}.${index}.${block.type}.${field.name}`,
          ids: idsOf(field, block),
        }))
        .filter(({ ids }) => ids.length > 0)
    }),
  )
}

/** What a field of a block refers to. */
export function idsOf({ kind, name }: FieldDescription, block: Values): number[] {
  if (kind === 'references') return (block[name] as number[] | undefined) ?? []
  return kind === 'reference' && block[name] != null ? [block[name] as number] : []
}
