import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/**
 * Failed logins with one e-mail address. Addresses without an account are counted in the same way, so that a lock does
 * not reveal which addresses have one.
 */
@Entity()
export class LoginAttempt {
  /** SHA-256 of the address's comparison key, so that what strangers type into the field is not stored. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  addressHash: string

  /** Since the last success. */
  @Column({ type: 'int' })
  failures: number

  /** When the failures, or the lock, expire; UTC. */
  @Index()
  @Column({ type: 'varchar', length: 24 })
  expiresAt: string
}
