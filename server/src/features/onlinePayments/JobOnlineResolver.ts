import { Arg, Ctx, Field, FieldResolver, Mutation, ObjectType, Resolver, Root } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import { MoneyScalar } from '../../kernel/fields/scalars.js'
import type { JobRow } from '../jobs/JobReader.js'
import { jobTypes } from '../jobs/jobKinds.js'
import { paymentKey } from '../paymentKeys/paymentKey.js'
import { TrackedJob } from '../tracking/TrackedJob.js'
import { lastOnlineStatus } from './lastOnlineStatus.js'
import { StartedOnlinePayment } from './OnlinePaymentResolver.js'
import type { OnlinePaymentServices } from './OnlinePayments.js'
import { type OnlinePaymentStatus, onlinePaymentStatuses } from './onlinePaymentStatuses.js'
import { openOfJob } from './Payable.js'
import { startOnlinePaymentOfJob } from './startOnlinePayment.js'

@ObjectType({ simpleResolvers: true, description: 'How a job is paid online, before it is billed.' })
class JobOnline {
  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'What can be paid now, with VAT: the deposit, or all of what is ready; null for nothing.',
  })
  amount: number | null

  @Field(() => Boolean, { description: 'Whether it is the deposit that an accepted quote asks.' })
  isDeposit: boolean

  @Field(() => onlinePaymentStatuses.enumType, {
    nullable: true,
    description: 'Where the last payment stands; null before there is one.',
  })
  status: OnlinePaymentStatus | null
}

/** Customers pay online what is ready, before they collect it. */
@Resolver(() => TrackedJob)
export class JobOnlineResolver {
  @Granted('everyone')
  @Mutation(() => StartedOnlinePayment, {
    description:
      'Has a customer pay online a job that is ready and was not billed yet, or the deposit before. A repeated call answers the same payment.',
  })
  async startOnlinePaymentOfJob(
    @Ctx() context: Context<OnlinePaymentServices>,
    @Arg('code', () => String, { description: 'The last part of the secret address of the job.' }) code: string,
    @Arg('amount', () => MoneyScalar, { nullable: true, description: 'That was shown; another one is a CONFLICT.' })
    amount: number | null,
  ): Promise<StartedOnlinePayment> {
    return { checkoutUrl: await startOnlinePaymentOfJob(context, code, amount ?? null) }
  }

  @FieldResolver(() => JobOnline, {
    nullable: true,
    description: 'How it is paid online; null where the shop takes no payments online.',
  })
  async online(@Root() { kind, id }: TrackedJob, @Ctx() { services }: Context): Promise<JobOnline | null> {
    if ((await services.switches.now()).entities.has('onlinePayment')) return null
    if ((await paymentKey(services)) === null) return null
    const { reader, rows } = services.database
    const job = await rows.first<JobRow>(jobTypes[kind], { id })
    const open = job && (await openOfJob(reader, kind, job))
    return {
      amount: open?.open ?? null,
      isDeposit: open?.quote != null,
      status: await lastOnlineStatus(reader, { jobKind: kind, job: id }),
    }
  }
}
