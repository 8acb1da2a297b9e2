import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { allow } from '../../kernel/access/allow.js'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { languageChoice } from '../../kernel/fields/languageChoice.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { SortOrder } from '../../kernel/records/listInputs.js'
import { listRecords, maxRows, type RecordList } from '../../kernel/records/listing.js'
import { listTypeOf } from '../../kernel/records/managedResolvers.js'
import { defaultLanguage, type Language } from '../../kernel/shared/screens.js'
import { Customer } from '../customers/Customer.js'
import { type JobKind, jobKinds, jobTypes } from './jobKinds.js'
import { JobPhoto } from './photos/JobPhoto.js'
import { StatusNewPc } from './StatusNewPc.js'
import { StatusRepair } from './StatusRepair.js'
import { JobMessage } from './thread/JobMessage.js'

@ObjectType({ simpleResolvers: true, description: 'Where the own jobs of a customer stand.' })
export class MyStatuses {
  @Field(() => languageChoice.enumType, {
    description: 'In which the shop writes to the customer, in these jobs too.',
  })
  language: () => Promise<Language>

  @Field(() => [StatusNewPc], { description: 'The newest first.' })
  newPcs: () => Promise<Row[]>

  @Field(() => [StatusRepair], { description: 'The newest first.' })
  repairs: () => Promise<Row[]>

  @Field(() => [JobPhoto], {
    description: 'The photos of all these jobs that are shown, in their order.',
  })
  photos: () => Promise<JobPhoto[]>

  @Field(() => [JobMessage], {
    description: 'What was written about all these jobs, the first message first.',
  })
  messages: () => Promise<JobMessage[]>
}

const perPageDescription = 'From 1 to 1000.'

/** A customer's own jobs. */
@Resolver()
export class MyStatusesResolver {
  @Granted(['cms-status-user'])
  @Query(() => MyStatuses, { description: 'The own jobs of the customer who is logged in.' })
  myStatuses(@Ctx() context: Context): MyStatuses {
    const newPcs = once(allOwn(context, 'statusNewPc'))
    const repairs = once(allOwn(context, 'statusRepair'))
    const jobs = async (): Promise<Record<JobKind, Row[]>> => ({
      statusNewPc: await newPcs(),
      statusRepair: await repairs(),
    })
    const { rows } = context.services.database
    return {
      language: async () => (await rows.first(Customer, { id: context.viewer?.id }))?.language ?? defaultLanguage,
      newPcs,
      repairs,
      photos: async () =>
        ofJobs(await jobs(), (where) => {
          const order = [['position', 'ASC'] as const, ['id', 'ASC'] as const]
          return rows.find(JobPhoto, { where: { ...where, message: null, isShown: true }, order })
        }),
      messages: async () => ofJobs(await jobs(), (where) => rows.find(JobMessage, { where, order: [['id', 'ASC']] })),
    }
  }

  @Granted(['cms-status-user'], { about: 'statusNewPc' })
  @Query(() => listTypeOf(StatusNewPc), { description: 'The own new PCs of the customer, the newest first.' })
  myStatusesNewPc(
    @Ctx() context: Context,
    @Arg('page', () => Int, { defaultValue: 1, description: 'From 1.' }) page: number,
    @Arg('perPage', () => Int, { defaultValue: 25, description: perPageDescription }) perPage: number,
  ): Promise<RecordList> {
    return pageOfOwn(context, 'statusNewPc', page, perPage)
  }

  @Granted(['cms-status-user'], { about: 'statusRepair' })
  @Query(() => listTypeOf(StatusRepair), { description: 'The own repairs of the customer, the newest first.' })
  myStatusesRepair(
    @Ctx() context: Context,
    @Arg('page', () => Int, { defaultValue: 1, description: 'From 1.' }) page: number,
    @Arg('perPage', () => Int, { defaultValue: 25, description: perPageDescription }) perPage: number,
  ): Promise<RecordList> {
    return pageOfOwn(context, 'statusRepair', page, perPage)
  }
}

/** What is read of jobs, kind by kind. */
async function ofJobs<Found>(
  jobs: Record<JobKind, Row[]>,
  find: (where: { entity: JobKind; job: number[] }) => Promise<Found[]>,
): Promise<Found[]> {
  const kinds = jobKinds.values.filter((entity) => jobs[entity].length > 0)
  const found = await Promise.all(kinds.map((entity) => find({ entity, job: jobs[entity].map(({ id }) => id) })))
  return found.flat()
}

function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined
  return () => {
    result ??= work()
    return result
  }
}

function pageOfOwn(context: Context, kind: JobKind, page: number, perPage: number): Promise<RecordList> {
  const sort = { field: 'createdAt', order: SortOrder.desc }
  return listRecords(context, managedEntity(jobTypes[kind]), { sort, page, perPage })
}

/** Reads lazily. @throws ShopError FORBIDDEN immediately */
function allOwn({ viewer, services: { database, switches } }: Context, kind: JobKind): () => Promise<Row[]> {
  const { rows } = allow(viewer, 'read', kind)
  if (switches.latest.entities.has(kind)) return async () => []
  const order = [['createdAt', 'DESC'] as const, ['id', 'DESC'] as const]
  return () => database.rows.find<Row>(jobTypes[kind], { where: rows, order, limit: maxRows })
}
