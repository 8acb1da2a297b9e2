import { Column, Entity, Index, PrimaryColumn } from 'typeorm'
import { Customer } from '../entities/Customer.js'
import { CascadeReference } from '../fields/CascadeReference.js'

/** A link that was sent by mail, with which somebody chooses a password once. */
@Entity()
export class PasswordToken {
  /** SHA-256 of the token in the link. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  tokenHash: string

  @CascadeReference(() => Customer)
  user: number

  /** UTC. */
  @Index()
  @Column({ type: 'varchar', length: 24 })
  expiresAt: string
}
