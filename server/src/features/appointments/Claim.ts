import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import { CascadeReference } from '../../kernel/fields/CascadeReference.js'
import { Appointment } from './Appointment.js'

/** That an appointment has a seat for five minutes: by the unique index the database gives each away once. */
@Entity()
@Index(['resource', 'quantum', 'seat'], { unique: true })
@Index(['quantum'])
export class Claim {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  /** The kind of the appointment. */
  @Column({ type: 'int' })
  resource: number

  /** Five minutes since 1970, UTC. */
  @Column({ type: 'int' })
  quantum: number

  /** From 0; fewer than the kind may have at once. */
  @Column({ type: 'int' })
  seat: number

  @CascadeReference(() => Appointment)
  appointment: number
}
