import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/**
 * Failed logins with one e-mail address. Addresses without an account are counted in the same way, so that a lock does
 * not tell which addresses are known.
 */
@Entity()
export class LoginAttempt {
  /** SHA-256 of the address in its form for comparison: what strangers type into the field is not kept. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  addressHash: string

  /** Since the last success. */
  @Column({ type: 'int' })
  failures: number

  /** The failures count until then, and so does a lock; UTC. */
  @Index()
  @Column({ type: 'varchar', length: 24 })
  expiresAt: string
}
