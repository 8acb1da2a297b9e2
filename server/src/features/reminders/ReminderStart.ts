import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { SwitchedReminder } from './reminderKinds.js'

/** Since when reminders of a kind are sent, without a row while they are switched off: what was due before is not. */
@Entity()
export class ReminderStart {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  kind: SwitchedReminder

  /** UTC. */
  @Column({ type: 'varchar', length: 24 })
  since: string
}
