import { Field, Int, ObjectType } from 'type-graphql'
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import { defineChoice } from '../../../kernel/fields/Choice.js'
import { InstantScalar } from '../../../kernel/fields/scalars.js'
import type { JobSide } from '../JobReader.js'
import { type JobKind, jobKinds } from '../jobKinds.js'

export const messageSides = defineChoice(
  'JobSide',
  ['shop', 'customer'],
  'The two sides of a conversation about a job.',
)

/** A message about a job between the shop and its customer, who both read all of it. Internal notes are another type. */
@Entity()
@Index(['entity', 'job'])
@Index(['side', 'answeredAt'])
@ObjectType({
  simpleResolvers: true,
  description: 'A message about a job, from the shop to its customer or the other way round.',
})
export class JobMessage {
  @Field(() => Int)
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  /** The entity of the job: `statusNewPc` or `statusRepair`. */
  @Field(() => jobKinds.enumType, { description: 'The kind of its job.' })
  @Column({ type: 'varchar', length: 40 })
  entity: JobKind

  @Field(() => Int, { description: 'The id of its job.' })
  @Column({ type: 'int' })
  job: number

  @Field(() => messageSides.enumType, { description: 'Who wrote it.' })
  @Column({ type: 'varchar', length: 20 })
  side: JobSide

  /** UTC. */
  @Field(() => InstantScalar, { description: 'When it was written, UTC.' })
  @Column({ type: 'varchar', length: 24 })
  at: string

  /** The writer's name at that time. */
  @Column({ type: 'varchar', length: 120, nullable: true })
  userName: string | null

  /** Plain text. */
  @Field(() => String, { description: 'Plain text; empty when photos say it all.' })
  @Column({ type: 'text' })
  text: string

  /** When the other side read it, UTC. */
  @Field(() => InstantScalar, { nullable: true, description: 'When the other side read it, UTC.' })
  @Column({ type: 'varchar', length: 24, nullable: true })
  readAt: string | null

  /** When the shop answered it, or said that it needs no answer, UTC; of a customer's message. */
  @Column({ type: 'varchar', length: 24, nullable: true })
  answeredAt: string | null

  /** The mail about it in the outbox, until retention removes it; null without one. */
  @Column({ type: 'int', nullable: true })
  mail: number | null

  /** SHA-256 of the sender's key for this message, so that one that is sent again is not stored twice. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 64, nullable: true })
  keyHash: string | null
}
