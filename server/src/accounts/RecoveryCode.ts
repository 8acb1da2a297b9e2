import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm'
import { Customer } from '../entities/Customer.js'

/** A code that stands in for the authenticator app once. It goes when it is used. */
@Entity()
export class RecoveryCode {
  /** SHA-256 of the code, which is as long as nobody can guess. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  codeHash: string

  @Index()
  @Column({ type: 'int', name: 'user' })
  user: number

  @ManyToOne(() => Customer, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'user' })
  userRecord: Relation<Customer>
}
