import { Column, Entity, Index } from 'typeorm'
import { CascadeReference } from '../../kernel/fields/CascadeReference.js'
import { Appointment } from './Appointment.js'

/** The secret code by which a visitor moves or cancels an appointment. No type of the API refers to it. */
@Entity()
export class AppointmentAddress {
  @CascadeReference(() => Appointment, { isKey: true })
  appointment: number

  /** SHA-256 of the code. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 64 })
  codeHash: string

  /** The code, encrypted under SESSION_SECRET for this appointment, because every mail about it has it. */
  @Column({ type: 'varchar', length: 200 })
  sealed: string

  /** SHA-256 of the code that confirms it, which stands in a mail alone; null for one that nobody had to confirm. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 64, nullable: true })
  confirmHash: string | null
}
