import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { assertReaches } from '../access/allow.js'
import { Granted } from '../access/Granted.js'
import type { Context } from '../context/Context.js'
import { ShopError } from '../errors/ShopError.js'
import { managedEntity, recordGrants } from '../fields/Managed.js'
import { managedEntities } from '../fields/managedEntities.js'
import { InstantScalar } from '../fields/scalars.js'
import { type ChangeAction, changeActions } from '../records/changeActions.js'
import { managedEntityNames } from '../records/managedByName.js'
import { changesAfter } from './changeFeed.js'

const maxCount = 500

@ObjectType({ simpleResolvers: true, description: 'That a record was written.' })
class WrittenRecord {
  @Field(() => managedEntityNames.enumType, { description: 'Its entity.' })
  entity: string

  @Field(() => Int, { description: 'The id of the record.' })
  record: number

  @Field(() => changeActions.enumType, { description: 'How it has changed.' })
  action: ChangeAction

  @Field(() => Int, { nullable: true, description: 'The version of the record since then, where that is known.' })
  version: number | null

  @Field(() => InstantScalar, { description: 'When, UTC.' })
  at: string
}

@ObjectType({ simpleResolvers: true, description: 'What has changed after a cursor.' })
class ChangeFeed {
  @Field(() => [WrittenRecord], { description: 'In the order in which it became visible.' })
  items: WrittenRecord[]

  @Field(() => String, { description: 'What to send as `after` the next time, also when nothing has changed.' })
  cursor: string

  @Field(() => Boolean, { description: 'Whether there is more by now.' })
  hasMore: boolean
}

/** What programs follow. */
@Resolver()
export class ChangeFeedResolver {
  @Granted(['cms-admin'], { isNarrowed: true, colleagues: [] })
  @Query(() => ChangeFeed, {
    description:
      'Which records were created, updated, deleted or erased in the last 90 days, of all kinds that the caller may read. Nothing is left out between two cursors.',
  })
  async changes(
    @Ctx() { viewer, services: { database, switches } }: Context,
    @Arg('after', () => String, {
      nullable: true,
      description: 'The cursor of an earlier answer; `now` for a cursor alone; from the beginning when not given.',
    })
    after: string | null,
    @Arg('entity', () => [managedEntityNames.enumType], { nullable: true, description: 'Of these kinds alone.' })
    asked: string[] | null,
    @Arg('count', () => Int, { defaultValue: 100, description: 'From 1 to 500.' }) count: number,
  ): Promise<ChangeFeed> {
    if (count < 1 || count > maxCount) throw new ShopError('BAD_REQUEST')
    const gone = (await switches.now()).entities
    const readable = managedEntities()
      .map((type) => managedEntity(type).name)
      .filter((name) => viewer && recordGrants(name)[viewer.role]?.actions.includes('read'))
      .filter((name) => !gone.has(name))
    for (const name of asked ?? []) {
      if (!viewer || !readable.includes(name)) throw new ShopError('FORBIDDEN')
      assertReaches(viewer, name, false)
    }
    const reached = readable.filter((name) => !viewer?.limits?.entities || viewer.limits.entities.has(name))
    return changesAfter(database, { after: after || null, entities: asked?.length ? asked : reached, count })
  }
}
