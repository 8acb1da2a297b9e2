import type { EntityManager } from 'typeorm'
import type { Row, Values } from '../context/Row.js'
import { blockKeyOf } from '../fields/blockTypes.js'
import { type Class, type FieldDescription, fieldsOf } from '../fields/FieldDescription.js'
import { managedEntities } from '../fields/managedEntities.js'
import { targetOf } from '../fields/outputTypes.js'
import { blockFields } from '../fields/partsIn.js'
import { idsOf } from './blockReferences.js'

export interface BlockUsers {
  /** The entity whose blocks refer to the record. */
  type: Class
  /** The field that holds the blocks. */
  field: FieldDescription
  ids: number[]
}

/** The records whose blocks refer to this one. */
export async function blockUsers(manager: EntityManager, target: Class, id: number): Promise<BlockUsers[]> {
  const users: BlockUsers[] = []
  for (const type of managedEntities()) {
    for (const field of blockFields(type)) {
      const blockTypes = field.blockTypes().filter((block) => referring(block, target).length > 0)
      if (blockTypes.length === 0) continue
      const rows = await rowsWithBlocks(manager, type, field, blockTypes)
      const ids = rows
        .filter((row) => refersTo(row[field.name] as Values[], blockTypes, target, id))
        .map((row) => row.id)
      if (ids.length > 0) users.push({ type, field, ids })
    }
  }
  return users
}

/** Reads only records that contain such a block. */
function rowsWithBlocks(
  manager: EntityManager,
  type: Class,
  { name }: FieldDescription,
  blockTypes: readonly Class[],
): Promise<Row[]> {
  const query = manager.createQueryBuilder<Row>(type, 'record').select(['record.id', `record.${name}`])
  blockTypes.forEach((blockType, index) => {
    query.orWhere(`record.${name} LIKE :kind${index}`, { [`kind${index}`]: `%"${blockKeyOf(blockType)}"%` })
  })
  return query.getMany()
}

function referring(block: Class, target: Class): FieldDescription[] {
  return fieldsOf(block).filter((field) => field.kind.references && targetOf(field) === target)
}

function refersTo(blocks: Values[], blockTypes: readonly Class[], target: Class, id: number): boolean {
  return blocks.some((block) => {
    const type = blockTypes.find((candidate) => blockKeyOf(candidate) === block.type)
    return type !== undefined && referring(type, target).some((field) => idsOf(field, block).includes(id))
  })
}
