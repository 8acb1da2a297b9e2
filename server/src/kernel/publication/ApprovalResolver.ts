import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../access/Granted.js'
import type { Context } from '../context/Context.js'
import { InstantScalar } from '../fields/scalars.js'
import { managedByName, managedEntityNames } from '../records/managedByName.js'
import { approvalRequests, approve, askApproval, declineApproval, type ReadRequest } from './approvalRequests.js'

@ObjectType('ApprovalRequest', {
  simpleResolvers: true,
  description: 'That an owner is asked to publish what is to become of a record.',
})
class ApprovalRequestInfo implements Omit<ReadRequest, 'user'> {
  @Field(() => Int)
  id: number

  @Field(() => managedEntityNames.enumType, { description: 'The entity of the record.' })
  entity: string

  @Field(() => Int, { description: 'The record, or the id that is reserved for it.' })
  record: number

  @Field(() => Boolean, { description: 'Whether there is no record yet.' })
  isNew: boolean

  @Field(() => String, { description: 'What the record is called, as far as it is said.' })
  title: string

  @Field(() => String, { nullable: true, description: 'Its language, `nl` or `en`.' })
  language: string | null

  @Field(() => Int, { description: 'Of the draft, or of the concept where there is none.' })
  version: number

  @Field(() => String, { nullable: true, description: 'Who asks.' })
  userName: string | null

  @Field(() => InstantScalar, { description: 'When it was asked, UTC.' })
  at: string

  @Field(() => String, { nullable: true, description: 'What was said besides.' })
  note: string | null

  @Field(() => String, {
    nullable: true,
    description: 'What an owner wants otherwise; null while nobody has answered.',
  })
  answer: string | null

  @Field(() => String, { nullable: true, description: 'Who answered.' })
  answeredBy: string | null
}

const entityArgument = { description: 'Of the record.' }
const recordArgument = { description: 'The record, or the id that is reserved for it.' }

/** An owner agrees before visitors see what an editor writes. */
@Resolver()
export class ApprovalResolver {
  @Granted(['cms-admin'], { colleagues: ['editor'] })
  @Query(() => [ApprovalRequestInfo], {
    description: 'What owners are asked to publish, and what they want otherwise: the last asked first, fifty at most.',
  })
  approvalRequests(@Ctx() context: Context): Promise<ApprovalRequestInfo[]> {
    return approvalRequests(context)
  }

  @Granted(['cms-admin'], { asksOfRecord: true, colleagues: ['editor'] })
  @Mutation(() => Boolean, { description: 'Asks an owner to publish the draft of a record, or a concept.' })
  async askApproval(
    @Ctx() context: Context,
    @Arg('entity', () => managedEntityNames.enumType, entityArgument) entity: string,
    @Arg('record', () => Int, recordArgument) record: number,
    @Arg('note', () => String, { nullable: true, description: 'What is said besides, up to 500 characters.' })
    note: string | null,
  ): Promise<boolean> {
    await askApproval(context, managedByName(entity), record, note ?? null)
    return true
  }

  @Granted(['cms-admin'], { asksOfRecord: true, colleagues: [] })
  @Mutation(() => Int, {
    description: 'Publishes what was asked for as it was read. Answers the version of the record then.',
  })
  approve(
    @Ctx() context: Context,
    @Arg('entity', () => managedEntityNames.enumType, entityArgument) entity: string,
    @Arg('record', () => Int, recordArgument) record: number,
    @Arg('version', () => Int, { description: 'Of the request as it was read.' }) version: number,
  ): Promise<number> {
    return approve(context, managedByName(entity), record, version)
  }

  @Granted(['cms-admin'], { asksOfRecord: true, colleagues: [] })
  @Mutation(() => Boolean, { description: 'Says what has to be otherwise before it is published.' })
  async declineApproval(
    @Ctx() context: Context,
    @Arg('entity', () => managedEntityNames.enumType, entityArgument) entity: string,
    @Arg('record', () => Int, recordArgument) record: number,
    @Arg('answer', () => String, { description: 'What, up to 500 characters.' }) answer: string,
  ): Promise<boolean> {
    await declineApproval(context, managedByName(entity), record, answer)
    return true
  }
}
