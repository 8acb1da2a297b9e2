import { Field, Int, ObjectType } from 'type-graphql'
import { In } from 'typeorm'
import type { Row } from '../context/Row.js'
import type { Database } from '../database/Database.js'
import { managedByName, managedEntityNames } from './managedByName.js'
import { recordTitle } from './recordTitle.js'
import type { ClearedReferences } from './TrashedRecord.js'

/** Uses that are listed per field. */
export const maxUses = 100

@ObjectType({ description: 'A record that refers to another one.' })
export class RecordUse {
  @Field(() => managedEntityNames.enumType, { description: 'Its entity.' })
  entity: string

  @Field(() => Int)
  id: number

  @Field(() => String, { description: 'What it is called.' })
  title: string

  @Field(() => String, { description: 'The field that refers, or that holds the blocks that do.' })
  field: string

  @Field(() => Boolean, {
    description: 'Whether it names the price in a text, which deleting the record leaves as it is.',
  })
  inText: boolean
}

/**
 * The titles of these records, as far as they still exist.
 * @param inText whether they name the price in a text
 */
export async function recordUses(
  { reader }: Database,
  referring: readonly ClearedReferences[],
  inText = false,
): Promise<RecordUse[]> {
  const uses = await Promise.all(
    referring.map(async ({ entity: name, field, ids }) => {
      const managed = managedByName(name)
      const options = { where: { id: In(ids) }, order: { id: 'ASC' } as object, take: maxUses }
      const found = (await reader.find(managed.type, options)) as Row[]
      return found.map((row) => ({ entity: name, id: row.id, title: recordTitle(managed, row), field, inText }))
    }),
  )
  return uses.flat()
}
