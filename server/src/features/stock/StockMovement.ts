import { Field, Int, ObjectType } from 'type-graphql'
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import { CascadeReference } from '../../kernel/fields/CascadeReference.js'
import { InstantScalar } from '../../kernel/fields/scalars.js'
import { ZzpProduct } from './ZzpProduct.js'

/** One entry of the ledger of partner stock. */
@Entity()
@ObjectType({ simpleResolvers: true, description: 'A line of the ledger of partner stock.' })
export class StockMovement {
  @Field(() => Int)
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  @CascadeReference(() => ZzpProduct)
  product: number

  /** UTC. */
  @Field(() => InstantScalar, { description: 'When it moved, UTC.' })
  @Column({ type: 'varchar', length: 24 })
  at: string

  /** The account that moved it; null for a program or the product itself. No foreign key: the ledger outlives accounts. */
  @Column({ type: 'int', nullable: true })
  @Index()
  user: number | null

  @Field(() => String, { nullable: true, description: 'Who moved it.' })
  @Column({ type: 'varchar', length: 120, nullable: true })
  userName: string | null

  /** Added, or taken when below zero. */
  @Field(() => Int, { description: 'Added, or taken when below zero.' })
  @Column({ type: 'int' })
  delta: number

  /** What was there afterwards. */
  @Field(() => Int, { description: 'What was there afterwards.' })
  @Column({ type: 'int' })
  stock: number
}
