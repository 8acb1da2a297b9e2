import { Field, ObjectType } from 'type-graphql'
import { Column, Entity, Index, PrimaryColumn } from 'typeorm'
import { CascadeReference } from '../../kernel/fields/CascadeReference.js'
import { Customer } from '../customers/Customer.js'

/** A user's preference in the back office, such as the columns of a list. */
@Entity()
@ObjectType({ simpleResolvers: true, description: 'Something that the caller arranged in the back office.' })
export class Preference {
  @Index()
  @CascadeReference(() => Customer, { isKey: true, isOfLogin: true })
  user: number

  @Field(() => String, { description: 'Its name.' })
  @PrimaryColumn({ type: 'varchar', length: 80 })
  name: string

  @Field(() => String, { description: 'As JSON.' })
  @Column({ type: 'text' })
  value: string
}
