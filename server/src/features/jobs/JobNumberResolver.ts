import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { assertReaches } from '../../kernel/access/allow.js'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { notFound } from '../../kernel/records/notFound.js'
import { formatJobNumber, parseJobNumber } from '../../kernel/shared/jobNumber.js'
import { type JobKind, jobKinds } from './jobKinds.js'
import { findJobByNumber } from './jobNumbers.js'
import { StatusRepair } from './StatusRepair.js'

@ObjectType({ simpleResolvers: true, description: 'Which job has a number.' })
class NumberedJob {
  @Field(() => jobKinds.enumType, { description: 'The kind of the job.' })
  kind: JobKind

  @Field(() => Int, { description: 'The id of the record.' })
  id: number

  @Field(() => String, { description: 'As it is written, such as 26-0142.' })
  number: string
}

@Resolver()
export class JobNumberResolver {
  @Granted(['cms-admin'], { asksOfRecord: true })
  @Query(() => NumberedJob, { description: 'The job of either kind that has a number. It may be in the trash.' })
  async jobOfNumber(
    @Ctx() { viewer, services: { database } }: Context,
    @Arg('number', () => String, { description: 'Such as 26-0142, in any writing.' }) text: string,
  ): Promise<NumberedJob> {
    const found = await findJobByNumber(database.reader, text)
    const parsed = parseJobNumber(text)
    if (!found || !parsed) throw notFound(managedEntity(StatusRepair))
    if (viewer) assertReaches(viewer, found.kind, false)
    return { ...found, number: formatJobNumber(parsed.year, parsed.sequence) }
  }
}
