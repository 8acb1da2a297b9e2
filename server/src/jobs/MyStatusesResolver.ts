import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { allow } from '../access/allow.js'
import { SortOrder } from '../content/listInputs.js'
import { listRecords, mostRows, type RecordList } from '../content/listing.js'
import { listTypeOf } from '../content/managedResolvers.js'
import type { Context } from '../context/Context.js'
import type { Row } from '../context/Row.js'
import { StatusNewPc } from '../entities/StatusNewPc.js'
import { StatusRepair } from '../entities/StatusRepair.js'
import { managedEntity } from '../fields/Managed.js'
import { type JobKind, jobTypes } from './jobKinds.js'

@ObjectType({ description: 'Where the own jobs of a customer stand.' })
class MyStatuses {
  @Field(() => [StatusNewPc], { simple: true, description: 'The newest first.' })
  newPcs: () => Promise<Row[]>

  @Field(() => [StatusRepair], { simple: true, description: 'The newest first.' })
  repairs: () => Promise<Row[]>
}

const perPageDescription = 'From 1 to 1000.'

/** A customer's own jobs. */
@Resolver()
export class MyStatusesResolver {
  @Query(() => MyStatuses, { description: 'The own jobs of the customer who is logged in.' })
  myStatuses(@Ctx() context: Context): MyStatuses {
    return { newPcs: allOwn(context, 'statusNewPc'), repairs: allOwn(context, 'statusRepair') }
  }

  @Query(() => listTypeOf(StatusNewPc), { description: 'The own new PCs of the customer, the newest first.' })
  myStatusesNewPc(
    @Ctx() context: Context,
    @Arg('page', () => Int, { defaultValue: 1, description: 'From 1.' }) page: number,
    @Arg('perPage', () => Int, { defaultValue: 25, description: perPageDescription }) perPage: number,
  ): Promise<RecordList> {
    return pageOfOwn(context, 'statusNewPc', page, perPage)
  }

  @Query(() => listTypeOf(StatusRepair), { description: 'The own repairs of the customer, the newest first.' })
  myStatusesRepair(
    @Ctx() context: Context,
    @Arg('page', () => Int, { defaultValue: 1, description: 'From 1.' }) page: number,
    @Arg('perPage', () => Int, { defaultValue: 25, description: perPageDescription }) perPage: number,
  ): Promise<RecordList> {
    return pageOfOwn(context, 'statusRepair', page, perPage)
  }
}

function pageOfOwn(context: Context, kind: JobKind, page: number, perPage: number): Promise<RecordList> {
  const sort = { field: 'createdAt', order: SortOrder.desc }
  return listRecords(context, managedEntity(jobTypes[kind]), { sort, page, perPage })
}

/** Reads lazily. @throws ShopError FORBIDDEN immediately */
function allOwn({ viewer, services: { database } }: Context, kind: JobKind): () => Promise<Row[]> {
  const { rows } = allow(viewer, 'read', kind)
  const order = [['createdAt', 'DESC'] as const, ['id', 'DESC'] as const]
  return () => database.rows.find<Row>(jobTypes[kind], { where: rows, order, limit: mostRows })
}
