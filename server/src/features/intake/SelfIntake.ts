import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import type { Values } from '../../kernel/context/Row.js'
import type { AskedSignature } from './AskedIntake.js'

/** What a customer has typed. */
export interface SelfIntakeContent {
  newCustomer: Values
  newDevice: Values
  /** Without the access code. */
  job: Values
  signature: AskedSignature
}

/**
 * A browser of the shop on which a customer fills in one intake; afterwards what was filled in, until a member of staff
 * takes it in. No type of the API but those of the counter shows any of it.
 */
@Entity()
export class SelfIntake {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  /** SHA-256 of the token in the browser's cookie. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 64 })
  tokenHash: string

  /** Until then it may be filled in, UTC; afterwards, until when what was filled in is stored. */
  @Index()
  @Column({ type: 'varchar', length: 24 })
  expiresAt: string

  /** Who handed the browser over. */
  @Column({ type: 'varchar', length: 120, nullable: true })
  userName: string | null

  /** UTC; null until then. */
  @Column({ type: 'varchar', length: 24, nullable: true })
  submittedAt: string | null

  @Column({ type: 'json', nullable: true })
  content: SelfIntakeContent | null

  /** The access code of the device, encrypted under SESSION_SECRET for this row. */
  @Column({ type: 'text', nullable: true })
  sealedCode: string | null
}
