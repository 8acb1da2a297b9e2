import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm'
import { Customer } from '../entities/Customer.js'

/** A link that was sent by mail, with which somebody chooses a password once. */
@Entity()
export class PasswordToken {
  /** SHA-256 of the token in the link. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  tokenHash: string

  @Index()
  @Column({ type: 'int', name: 'user' })
  user: number

  @ManyToOne(() => Customer, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'user' })
  userRecord: Relation<Customer>

  /** UTC. */
  @Index()
  @Column({ type: 'varchar', length: 24 })
  expiresAt: string
}
