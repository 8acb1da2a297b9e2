import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/** That a reminder of an invoice was written into the outbox: each kind once for a last day to pay, by hand once a day. */
@Entity()
@Index(['invoice', 'kind', 'about'], { unique: true })
export class InvoiceReminder {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  @Column({ type: 'int' })
  invoice: number

  /** An `InvoiceReminderKind`. */
  @Column({ type: 'varchar', length: 40 })
  kind: string

  /** Empty for one that the shop sent by itself, else the day on which it was sent by hand. */
  @Column({ type: 'varchar', length: 40 })
  about: string

  /** UTC. */
  @Column({ type: 'varchar', length: 24 })
  at: string

  /** The mail in the outbox, until retention removes it. */
  @Column({ type: 'int' })
  mail: number
}
