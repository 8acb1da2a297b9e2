import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import { Secret } from '../../kernel/access/Secret.js'
import type { Context } from '../../kernel/context/Context.js'
import { DayScalar, InstantScalar } from '../../kernel/fields/scalars.js'
import { RecordAtVersion } from '../../kernel/records/BulkResolver.js'
import { dropAccessCode, hasAccessCode, revealAccessCode } from './accessCodes.js'
import { changeJobs, type JobChanges } from './changeJobs.js'
import { type JobKind, jobKinds } from './jobKinds.js'
import { paymentMethods } from './paymentMethods.js'
import { type PickUp, pickUpJob } from './pickUpJob.js'

/** What happens with the device of a job at the counter. */
@Resolver()
export class CounterResolver {
  @Granted(['cms-admin'], { isNamed: true })
  @Query(() => Boolean, { description: 'Whether the shop has the access code of the device.' })
  hasAccessCode(
    @Ctx() context: Context,
    @Arg('job', () => jobKinds.enumType) kind: JobKind,
    @Arg('id', () => Int) id: number,
  ): Promise<boolean> {
    return hasAccessCode(context, kind, id)
  }

  @Secret('accessCodes')
  @Granted(['cms-admin'], { isNamed: true })
  @Mutation(() => String, {
    description: 'The access code of the device. That it was read, and by whom, enters the history.',
  })
  revealAccessCode(
    @Ctx() context: Context,
    @Arg('job', () => jobKinds.enumType) kind: JobKind,
    @Arg('id', () => Int) id: number,
  ): Promise<string> {
    return revealAccessCode(context, kind, id)
  }

  @Granted(['cms-admin'], { isNamed: true })
  @Mutation(() => Boolean, { description: 'Erases the access code of the device. False afterwards: there is none.' })
  async dropAccessCode(
    @Ctx() context: Context,
    @Arg('job', () => jobKinds.enumType) kind: JobKind,
    @Arg('id', () => Int) id: number,
  ): Promise<boolean> {
    await dropAccessCode(context, kind, id)
    return false
  }

  @Granted(['cms-admin'], { isNamed: true })
  @Mutation(() => InstantScalar, {
    nullable: true,
    description:
      'Records that the device was picked up, or was not. The job is finished; the access code of the device goes. Answers since when, UTC.',
  })
  pickUpJob(
    @Ctx() context: Context,
    @Arg('job', () => jobKinds.enumType) kind: JobKind,
    @Arg('id', () => Int) id: number,
    @Arg('isPickedUp', () => Boolean, { defaultValue: true, description: 'False takes a pick-up back.' })
    isPickedUp: boolean,
    @Arg('paidWith', () => paymentMethods.enumType, { nullable: true, description: 'How it was paid.' })
    paidWith: PickUp['paidWith'],
    @Arg('pickedUpBy', () => String, { nullable: true, description: 'The name that was signed with.' })
    pickedUpBy: string | null,
    @Arg('warrantyUntil', () => DayScalar, { nullable: true, description: 'The last day of warranty.' })
    warrantyUntil: string | null,
    @Arg('signature', () => String, {
      nullable: true,
      description: 'What was drawn: the path of an SVG of 600 × 200.',
    })
    signature: string | null,
  ): Promise<string | null> {
    return pickUpJob(context, kind, id, isPickedUp, { paidWith, pickedUpBy, warrantyUntil, signature })
  }

  @Granted(['cms-admin'], { isNamed: true })
  @Mutation(() => Int, {
    description:
      'Gives jobs a status, or someone who works on them, at most 100: all of them or none. Answers how many changed.',
  })
  changeJobs(
    @Ctx() context: Context,
    @Arg('job', () => jobKinds.enumType) kind: JobKind,
    @Arg('records', () => [RecordAtVersion], { description: 'All of them or none, at most 100.' })
    records: RecordAtVersion[],
    @Arg('status', () => String, { nullable: true, description: 'A status of that kind of job, by its name here.' })
    status: JobChanges['status'],
    @Arg('assignedTo', () => Int, { nullable: true, description: 'An account of the shop; null for nobody.' })
    assignedTo: JobChanges['assignedTo'],
    @Arg('holdBackNotice', () => Boolean, {
      defaultValue: false,
      description: 'Whether the customers get no mail about it.',
    })
    holdBackNotice: boolean,
  ): Promise<number> {
    return changeJobs(context, kind, records, { status, assignedTo, holdBackNotice })
  }
}
