import { Column, Entity, Index, PrimaryColumn } from 'typeorm'
import { CascadeReference } from '../../kernel/fields/CascadeReference.js'
import { Customer } from '../customers/Customer.js'

/**
 * A login, valid for a day. Of those whom it names, each may end it: it goes when the account of either does, and never falls
 * back to the one who logged in.
 */
@Entity()
export class Session {
  /** SHA-256 of the token in the cookie, so that a copy of the database opens no session. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  tokenHash: string

  /** Who logged in. */
  @CascadeReference(() => Customer, { isOfLogin: true })
  user: number

  /**
   * Who was let in by PIN last and works in it now, with the right of a counter alone; null until anyone is. Who logged in is
   * let back in by PIN too, and then has that right as well.
   */
  @CascadeReference(() => Customer, { nullable: true, isOfLogin: true })
  worker: number | null

  /** A day after it began; UTC. */
  @Index()
  @Column({ type: 'varchar', length: 24 })
  expiresAt: string

  /** Updated every few minutes; null for a session older than this column. UTC. */
  @Column({ type: 'varchar', length: 24, nullable: true })
  lastUsedAt: string | null

  /** The network it began in, truncated so that it does not identify a household. */
  @Column({ type: 'varchar', length: 45, nullable: true })
  network: string | null

  /** Names of browser and operating system. */
  @Column({ type: 'varchar', length: 80, nullable: true })
  device: string | null

  /** The id of the visitor who began it, to whom its tokens of forms belong; null when there was no such cookie. */
  @Column({ type: 'varchar', length: 32, nullable: true })
  visitor: string | null
}
