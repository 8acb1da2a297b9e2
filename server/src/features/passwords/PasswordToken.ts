import { Column, Entity, Index, PrimaryColumn } from 'typeorm'
import { CascadeReference } from '../../kernel/fields/CascadeReference.js'
import { Customer } from '../customers/Customer.js'

/** The token of a mailed link with which a user can choose a password once. */
@Entity()
export class PasswordToken {
  /** SHA-256 of the token in the link. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  tokenHash: string

  @CascadeReference(() => Customer, { isOfLogin: true })
  user: number

  /** UTC. */
  @Index()
  @Column({ type: 'varchar', length: 24 })
  expiresAt: string
}
