import { Column, Entity, Index } from 'typeorm'
import { CascadeReference } from '../../kernel/fields/CascadeReference.js'
import { Reservation } from './Reservation.js'

/** The secret code by which a visitor sees and cancels a reservation. No type of the API refers to it. */
@Entity()
export class ReservationAddress {
  @CascadeReference(() => Reservation, { isKey: true })
  reservation: number

  /** SHA-256 of the code. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 64 })
  codeHash: string

  /** The code, encrypted under SESSION_SECRET for this reservation, because a repeated request is answered with it. */
  @Column({ type: 'varchar', length: 200 })
  sealed: string

  /** SHA-256 of the code that confirms it, which stands in a mail alone; null for one that nobody had to confirm. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 64, nullable: true })
  confirmHash: string | null

  /** Whether its visitor is mailed a confirmation; null for one from before this was stored. */
  @Column({ type: 'boolean', nullable: true })
  isMailed: boolean | null
}
