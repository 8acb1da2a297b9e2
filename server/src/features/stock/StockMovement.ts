import { Field, Int, ObjectType } from 'type-graphql'
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import { CascadeReference } from '../../kernel/fields/CascadeReference.js'
import type { ValueOf } from '../../kernel/fields/Choice.js'
import { InstantScalar } from '../../kernel/fields/scalars.js'
import { stockReasons } from './stockReasons.js'
import { ZzpProduct } from './ZzpProduct.js'

/** One entry of the ledger of the shop: a part or a product moved. Those of products are final. */
@Entity()
@ObjectType({ simpleResolvers: true, description: 'A line of the ledger of partner stock.' })
export class StockMovement {
  @Field(() => Int)
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  /** The part that moved; null for a product of the shop. */
  @CascadeReference(() => ZzpProduct, { nullable: true })
  product: number | null

  /** The pair of the product that moved, which has one stock in both languages; null for a part. No foreign key: it outlives products. */
  @Column({ type: 'int', nullable: true })
  @Index()
  pair: number | null

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

  /** Null for what moved before reasons were recorded. */
  @Field(() => stockReasons.enumType, { nullable: true, description: 'Why; null for what is older than the reasons.' })
  @Column({ type: 'varchar', length: 20, nullable: true })
  reason: ValueOf<typeof stockReasons> | null

  @Field(() => String, { nullable: true, description: 'The number of the job or document that it moved for.' })
  @Column({ type: 'varchar', length: 40, nullable: true })
  about: string | null
}
