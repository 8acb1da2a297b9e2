import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { In, Not } from 'typeorm'
import { Granted } from '../access/Granted.js'
import type { Context } from '../context/Context.js'
import type { Values } from '../context/Row.js'
import { defineChoice } from '../fields/Choice.js'
import { InstantScalar } from '../fields/scalars.js'
import { managedEntityNames, storedEntity } from './managedByName.js'
import { type Changes, Revision, type RevisionAction } from './Revision.js'
import { recordDetail, recordTitle } from './recordTitle.js'

export const changeKinds = defineChoice(
  'ChangeKind',
  [
    ...(['create', 'update', 'delete', 'restore', 'logged-out', 'factor-off', 'unlocked', 'code-read'] as const),
    ...(['new-link', 'merged', 'agreed', 'remarked', 'confirmed'] as const),
  ],
  'What was done to a record.',
)

const maxChanges = 100

@ObjectType({ simpleResolvers: true, description: 'Something that was done to a record.' })
class RecordChange {
  @Field(() => Int)
  id: number

  @Field(() => managedEntityNames.enumType, { description: 'Its entity.' })
  entity: string

  @Field(() => Int, { description: 'The id of the record.' })
  record: number

  @Field(() => String, { description: 'What it is called, or was when it was deleted.' })
  title: string

  @Field(() => String, {
    nullable: true,
    description: 'What it begins with, where it is called after a choice, as a job after its status.',
  })
  detail: string | null

  @Field(() => changeKinds.enumType, { description: 'What was done.' })
  action: RevisionAction

  @Field(() => String, { nullable: true, description: 'Who did it; null for the product itself.' })
  userName: string | null

  @Field(() => InstantScalar, { description: 'When, UTC.' })
  at: string
}

/** The latest changes and who made them. */
@Resolver()
export class ChangesResolver {
  @Granted(['cms-admin'])
  @Query(() => [RecordChange], { description: 'What was done to records, the latest first.' })
  async latestChanges(
    @Ctx() { services: { database, switches }, loaders }: Context,
    @Arg('count', () => Int, { defaultValue: 10, description: 'From 1 to 100.' }) count: number,
  ): Promise<RecordChange[]> {
    const take = Math.min(maxChanges, Math.max(1, count))
    const gone = [...(await switches.now()).entities]
    const where = gone.length > 0 ? { entity: Not(In(gone)) } : {}
    const revisions = await database.reader.find(Revision, { where, order: { id: 'DESC' }, take })
    return Promise.all(
      revisions.map(async ({ id, entity, record, action, userName, at, changes }) => {
        const managed = storedEntity(entity)
        const row = managed && (await loaders.record(managed.type, record))
        const values: Values = row ?? valuesIn(changes)
        return {
          id,
          entity,
          record,
          title: managed ? recordTitle(managed, values) : '',
          detail: managed ? recordDetail(managed, values) : null,
          action,
          userName,
          at,
        }
      }),
    )
  }
}

/** The values of a deleted record, as far as its deletion recorded them. */
function valuesIn(changes: Changes): Values {
  return Object.fromEntries(Object.entries(changes).map(([name, { from, to }]) => [name, from ?? to]))
}
