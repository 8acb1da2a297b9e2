import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import { InstantScalar } from '../../kernel/fields/scalars.js'
import { type JobKind, jobKinds } from '../jobs/jobKinds.js'
import { type CallReason, type CallToMake, callReasons, callsToMake } from './callsToMake.js'
import { type FollowedJob, type JobToCollect, jobsToCollect } from './jobsToCollect.js'

@ObjectType({ simpleResolvers: true })
abstract class FollowedJobObject implements FollowedJob {
  @Field(() => jobKinds.enumType, { description: 'The kind of the job.' })
  entity: JobKind

  @Field(() => Int, { description: 'The id of the job.' })
  job: number

  @Field(() => String, { description: 'Such as `26-0142`.' })
  number: string

  @Field(() => String, { description: 'Whose it is.' })
  customerName: string

  @Field(() => String, { nullable: true, description: 'Where the customer is reached meanwhile, as it was typed.' })
  phone: string | null

  @Field(() => String, { nullable: true, description: 'The same in its international form; null where it has none.' })
  phoneE164: string | null
}

@ObjectType('JobToCollect', { simpleResolvers: true, description: 'A job that lies ready to be collected.' })
class JobToCollectObject extends FollowedJobObject implements JobToCollect {
  @Field(() => InstantScalar, { description: 'Since when it lies ready, UTC.' })
  since: string

  @Field(() => InstantScalar, { nullable: true, description: 'When the customer was told, UTC; null where not yet.' })
  notifiedAt: string | null
}

@ObjectType('CallToMake', {
  simpleResolvers: true,
  description: 'A customer without an e-mail address who is to hear of a job.',
})
class CallToMakeObject extends FollowedJobObject implements CallToMake {
  @Field(() => callReasons.enumType, { description: 'What there is to hear.' })
  reason: CallReason

  @Field(() => InstantScalar, { description: 'Since when, UTC.' })
  since: string

  @Field(() => Int, { description: 'How often nobody answered since then.' })
  missed: number
}

/** Which jobs the shop has to come back to. */
@Resolver()
export class FollowUpResolver {
  @Granted(['cms-admin'], { colleagues: ['technician', 'clerk'] })
  @Query(() => [JobToCollectObject], { description: 'What lies ready to be collected, the longest first.' })
  jobsToCollect(@Ctx() { services }: Context): Promise<JobToCollect[]> {
    return jobsToCollect(services, new Date())
  }

  @Granted(['cms-admin'], { colleagues: ['technician', 'clerk'] })
  @Query(() => [CallToMakeObject], {
    description: 'The customers whom no mail reaches and who are to hear of a job, the longest first.',
  })
  callsToMake(@Ctx() { services }: Context): Promise<CallToMake[]> {
    return callsToMake(services, new Date())
  }
}
