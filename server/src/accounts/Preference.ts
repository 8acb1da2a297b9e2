import { Field, ObjectType } from 'type-graphql'
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm'
import { Customer } from '../entities/Customer.js'

/** Something that somebody arranged in the back office as they like it, such as the columns of a list. */
@Entity()
@ObjectType({ description: 'Something that the caller arranged in the back office.' })
export class Preference {
  @Index()
  @PrimaryColumn({ type: 'int', name: 'user' })
  user: number

  @ManyToOne(() => Customer, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'user' })
  userRecord: Relation<Customer>

  @Field(() => String, { simple: true, description: 'What it is kept under.' })
  @PrimaryColumn({ type: 'varchar', length: 80 })
  name: string

  @Field(() => String, { simple: true, description: 'As JSON.' })
  @Column({ type: 'text' })
  value: string
}
