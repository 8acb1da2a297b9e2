import { Field, Int, ObjectType } from 'type-graphql'
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import { defineChoice, type ValueOf } from '../../kernel/fields/Choice.js'
import { InstantScalar } from '../../kernel/fields/scalars.js'

export const callResults = defineChoice(
  'CallResult',
  ['reached', 'not-reached'],
  'Whether a customer who was called, or sent a message by telephone, has heard it.',
)
export type CallResult = ValueOf<typeof callResults>

/** The shop's internal note on a job. No type that a customer can read refers to it. */
@Entity()
@Index(['entity', 'job'])
@ObjectType({
  simpleResolvers: true,
  description: 'What the shop notes of a job for itself; the customer never sees it.',
})
export class InternalNote {
  @Field(() => Int)
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  /** The entity of the job: `statusNewPc` or `statusRepair`. */
  @Column({ type: 'varchar', length: 40 })
  entity: string

  @Column({ type: 'int' })
  job: number

  /** UTC. */
  @Field(() => InstantScalar, { description: 'When it was written, UTC.' })
  @Column({ type: 'varchar', length: 24 })
  at: string

  @Field(() => String, { nullable: true, description: 'Who wrote it.' })
  @Column({ type: 'varchar', length: 120, nullable: true })
  userName: string | null

  @Field(() => String, { description: 'Empty for a call of which nothing was noted.' })
  @Column({ type: 'text' })
  text: string

  /** That the customer was called, and whether anybody answered; null for a mere note. */
  @Field(() => callResults.enumType, {
    nullable: true,
    description: 'How a call to the customer ended; null where nobody was called.',
  })
  @Column({ type: 'varchar', length: 20, nullable: true })
  call: CallResult | null
}
