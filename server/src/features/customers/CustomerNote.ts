import { Field, Int, ObjectType } from 'type-graphql'
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm'
import { CascadeReference } from '../../kernel/fields/CascadeReference.js'
import { InstantScalar } from '../../kernel/fields/scalars.js'
import { Customer } from './Customer.js'

/** The shop's internal note about a customer. No type that a customer can read refers to it. */
@Entity()
@ObjectType({
  simpleResolvers: true,
  description: 'What the shop notes of a customer for itself; the customer never sees it.',
})
export class CustomerNote {
  @Field(() => Int)
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  @CascadeReference(() => Customer)
  customer: number

  /** UTC. */
  @Field(() => InstantScalar, { description: 'When it was written, UTC.' })
  @Column({ type: 'varchar', length: 24 })
  at: string

  @Field(() => String, { nullable: true, description: 'Who wrote it.' })
  @Column({ type: 'varchar', length: 120, nullable: true })
  userName: string | null

  @Field(() => String)
  @Column({ type: 'text' })
  text: string
}
