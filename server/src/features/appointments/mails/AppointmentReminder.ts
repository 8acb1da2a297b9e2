import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import { CascadeReference } from '../../../kernel/fields/CascadeReference.js'
import { Appointment } from '../Appointment.js'

/** That the customer of an appointment was mailed of its time shortly before: by a reminder, or by a late confirmation. */
@Entity()
@Index(['appointment', 'about'], { unique: true })
export class AppointmentReminder {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  @CascadeReference(() => Appointment)
  appointment: number

  /** When it begins, UTC: an appointment that is moved is reminded of anew. */
  @Column({ type: 'varchar', length: 24 })
  about: string

  /** UTC. */
  @Column({ type: 'varchar', length: 24 })
  at: string

  /** The mail in the outbox, until retention removes it. */
  @Column({ type: 'int' })
  mail: number
}
