import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { entities } from '../entities/registry.js'
import { defineChoice } from '../fields/Choice.js'
import { type Class, fieldsOf } from '../fields/FieldDescription.js'
import { managedEntity } from '../fields/Managed.js'
import { targetOf } from '../fields/outputTypes.js'
import type { Context } from './Context.js'
import type { Row } from './Row.js'
import { blockUsers } from './usesInBlocks.js'

const referredTo = new Map(entities.map((type) => [managedEntity(type).name, type]))
export const managedEntityNames = defineChoice(
  'ManagedEntityName',
  [...referredTo.keys()],
  'The managed entities by name.',
)

/** The most uses that are told of one field. */
const mostUses = 100

@ObjectType({ description: 'A record that refers to another one.' })
class RecordUse {
  @Field(() => managedEntityNames.enumType, { description: 'Its entity.' })
  entity: string

  @Field(() => Int)
  id: number

  @Field(() => String, { description: 'What it is called.' })
  title: string

  @Field(() => String, { description: 'The field that refers, or that holds the blocks that do.' })
  field: string
}

/** For dialogs that want to tell what a deletion touches. */
@Resolver()
export class UsesResolver {
  @Query(() => [RecordUse], {
    description: 'The records that refer to this one, in blocks too. Deleting it empties what refers to it.',
  })
  async usesOf(
    @Ctx() { services: { database } }: Context,
    @Arg('entity', () => managedEntityNames.enumType) name: string,
    @Arg('id', () => Int) id: number,
  ): Promise<RecordUse[]> {
    const target = referredTo.get(name) as Class
    const inBlocks = await blockUsers(database.reader, target, id)
    const found = [
      ...referring(target).map(({ type, field }) => ({ type, field, where: { [field]: id } })),
      ...inBlocks.map(({ type, field, ids }) => ({ type, field: field.name, where: { id: ids } })),
    ]
    const uses = await Promise.all(
      found.map(async ({ type, field, where }) => {
        const entity = managedEntity(type)
        const rows = await database.rows.find<Row>(type, { where, order: [['id', 'ASC']], limit: mostUses })
        return rows.map((row) => ({ entity: entity.name, id: row.id, title: String(row[entity.titleField]), field }))
      }),
    )
    return uses.flat()
  }
}

function referring(target: Class): { type: Class; field: string }[] {
  return entities.flatMap((type) =>
    fieldsOf(type)
      .filter((field) => field.kind === 'reference' && targetOf(field) === target)
      .map((field) => ({ type, field: field.name })),
  )
}
