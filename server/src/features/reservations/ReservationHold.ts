import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import { CascadeReference } from '../../kernel/fields/CascadeReference.js'
import { Reservation } from './Reservation.js'

/**
 * That a person has a product put aside: a row for the e-mail address, and one for the phone number. They are deleted
 * when the reservation ends, and who deletes them gives the product back.
 */
@Entity()
@Index(['pair', 'person'], { unique: true })
export class ReservationHold {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  /** The pair of the product, whatever its language. No foreign key: a product may be deleted meanwhile. */
  @Column({ type: 'int' })
  pair: number

  /** SHA-256 of the address or number in its comparable form. */
  @Column({ type: 'varchar', length: 64 })
  person: string

  @CascadeReference(() => Reservation)
  reservation: number
}
