import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** How many mails an address was sent that anyone can cause, and until when its owner wants none. */
@Entity()
export class MailRecipient {
  /** The code of the address that stops such mails: a signature of the e-mail address, which nobody reads from it. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  code: string

  @Column({ type: 'int' })
  hourCount: number

  /** Until when the mails of an hour are counted, UTC. */
  @Column({ type: 'varchar', length: 24 })
  hourEndsAt: string

  @Column({ type: 'int' })
  dayCount: number

  /** Until when those of a day are counted, UTC. */
  @Index()
  @Column({ type: 'varchar', length: 24 })
  dayEndsAt: string

  /** UTC; null for an address that was not stopped. */
  @Column({ type: 'varchar', length: 24, nullable: true })
  stoppedUntil: string | null
}
