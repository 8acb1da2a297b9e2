import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/** That a reminder about a job was written into the outbox: what it is about is reminded of once. */
@Entity()
@Index(['entity', 'job', 'kind', 'about'], { unique: true })
export class JobReminder {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  /** The entity of the job: `statusNewPc` or `statusRepair`. */
  @Column({ type: 'varchar', length: 40 })
  entity: string

  @Column({ type: 'int' })
  job: number

  /** A `ReminderKind`. */
  @Column({ type: 'varchar', length: 40 })
  kind: string

  /** The promised day, when the device was ready, or the name of the quote: another one is reminded of anew. */
  @Column({ type: 'varchar', length: 40 })
  about: string

  /** UTC. */
  @Column({ type: 'varchar', length: 24 })
  at: string

  /** The mail in the outbox, until retention removes it. */
  @Column({ type: 'int' })
  mail: number
}
