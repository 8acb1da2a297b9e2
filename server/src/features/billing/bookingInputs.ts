import { Field, InputType, Int } from 'type-graphql'
import { InstantScalar, MoneyScalar } from '../../kernel/fields/scalars.js'
import { type JobKind, jobKinds } from '../jobs/jobKinds.js'
import { type ReceivedBy, receivedBy } from '../payments/paymentMethods.js'
import type { Received } from '../payments/recordPayment.js'
import type { BilledJob } from './billJobs.js'

/** What the key of a booking is. */
export const keyHelp =
  'Random; a repeated call with the same one gets the same answer. The header Idempotency-Key does as well.'

@InputType({ description: 'A job that is billed.' })
export class BilledJobInput implements BilledJob {
  @Field(() => jobKinds.enumType, { description: 'Its kind.' })
  kind: JobKind

  @Field(() => Int)
  id: number
}

@InputType({ description: 'Money that changes hands.' })
export class ReceivedInput implements Received {
  @Field(() => receivedBy.enumType, { description: 'How.' })
  method: ReceivedBy

  @Field(() => MoneyScalar, {
    description:
      'What is settled by it; of cash before it is rounded to five cents. Below zero for what is given back.',
  })
  amount: number

  @Field(() => MoneyScalar, { nullable: true, description: 'What the customer gave in cash.' })
  tendered: number | null

  @Field(() => InstantScalar, { nullable: true, description: 'When, UTC; now when left out.' })
  receivedAt: string | null

  @Field(() => String, { nullable: true, description: 'Why it is given back.' })
  reason: string | null

  @Field(() => Int, { nullable: true, description: 'What was traded in, where that is the method: a purchase.' })
  boughtItem?: number | null
}
