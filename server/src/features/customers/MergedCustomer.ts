import { Field, Int, ObjectType } from 'type-graphql'
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm'
import { CascadeReference } from '../../kernel/fields/CascadeReference.js'
import { InstantScalar } from '../../kernel/fields/scalars.js'
import { Customer } from './Customer.js'

/**
 * That a customer was merged into another, whose account remains. By its number and address what was written and mailed
 * before stays the customer's, for export and erasure.
 */
@Entity()
@ObjectType({ simpleResolvers: true, description: 'That another customer was merged into this one.' })
export class MergedCustomer {
  @Field(() => Int)
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  /** Who remains. */
  @CascadeReference(() => Customer)
  customer: number

  /** The number of the account that is gone. */
  @Field(() => Int, { description: 'The number of the account that is gone.' })
  @Column({ type: 'int' })
  formerId: number

  @Field(() => String, { description: 'The name of the account that is gone.' })
  @Column({ type: 'varchar', length: 120 })
  name: string

  /** Of the two addresses the one that the remaining account does not have. */
  @Field(() => String, { nullable: true, description: 'The e-mail address that was not preserved.' })
  @Column({ type: 'varchar', length: 200, nullable: true })
  email: string | null

  /** UTC. */
  @Field(() => InstantScalar, { description: 'When they were merged, UTC.' })
  @Column({ type: 'varchar', length: 24 })
  at: string

  @Field(() => String, { nullable: true, description: 'Who merged them.' })
  @Column({ type: 'varchar', length: 120, nullable: true })
  userName: string | null
}
