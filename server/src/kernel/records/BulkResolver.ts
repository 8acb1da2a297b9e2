import { Arg, Ctx, Field, InputType, Int, Mutation, Resolver } from 'type-graphql'
import { Granted } from '../access/Granted.js'
import type { Context } from '../context/Context.js'
import { deleteRecords } from './deleteRecord.js'
import { managedByName, managedEntityNames } from './managedByName.js'
import { DeletedRecords } from './managedResolvers.js'
import { showRecords } from './showRecords.js'

@InputType({ description: 'A record as it was when it was read.' })
export class RecordAtVersion {
  @Field(() => Int)
  id: number

  @Field(() => Int, { description: 'The version that was read.' })
  version: number
}

/** Operations on several records: all of them or none. */
@Resolver()
export class BulkResolver {
  @Granted(['cms-admin'], { isNamed: true })
  @Mutation(() => DeletedRecords, {
    description: 'Deletes records of an entity, at most 100, translations included: all of them or none.',
  })
  async deleteRecords(
    @Ctx() context: Context,
    @Arg('entity', () => managedEntityNames.enumType) entity: string,
    @Arg('ids', () => [Int]) ids: number[],
  ): Promise<DeletedRecords> {
    return { deleted: await deleteRecords(context, managedByName(entity), ids) }
  }

  @Granted(['cms-admin'], { isNamed: true })
  @Mutation(() => Int, {
    description: 'Shows records to visitors or hides them, at most 100: all of them or none. Answers how many changed.',
  })
  showRecords(
    @Ctx() context: Context,
    @Arg('entity', () => managedEntityNames.enumType) entity: string,
    @Arg('records', () => [RecordAtVersion], { description: 'All of them or none, at most 100.' })
    records: RecordAtVersion[],
    @Arg('visible', () => Boolean, { description: 'Whether visitors see them.' }) visible: boolean,
  ): Promise<number> {
    return showRecords(context, managedByName(entity), records, visible)
  }
}
