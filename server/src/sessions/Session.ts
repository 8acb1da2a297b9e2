import { Column, Entity, Index, PrimaryColumn } from 'typeorm'
import { Customer } from '../entities/Customer.js'
import { CascadeReference } from '../fields/CascadeReference.js'

/** Somebody being logged in, for a day. */
@Entity()
export class Session {
  /** SHA-256 of the token in the cookie, so that a copy of the database opens no session. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  tokenHash: string

  @CascadeReference(() => Customer)
  user: number

  /** A day after it began; UTC. */
  @Index()
  @Column({ type: 'varchar', length: 24 })
  expiresAt: string

  /** Noted every few minutes; null for one that is older than the noting. UTC. */
  @Column({ type: 'varchar', length: 24, nullable: true })
  lastUsedAt: string | null

  /** Where it began, without the part that tells one household from another. */
  @Column({ type: 'varchar', length: 45, nullable: true })
  network: string | null

  /** Browser and system in words. */
  @Column({ type: 'varchar', length: 80, nullable: true })
  device: string | null
}
