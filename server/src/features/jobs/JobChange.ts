import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/** A change of a job's status, or a message to its customer, who sees all of it but its author. */
@Entity()
@Index(['entity', 'job'])
@Index(['at'])
export class JobChange {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  /** The entity of the job: `statusNewPc` or `statusRepair`. */
  @Column({ type: 'varchar', length: 40 })
  entity: string

  @Column({ type: 'int' })
  job: number

  /** UTC. */
  @Column({ type: 'varchar', length: 24 })
  at: string

  /** The author's name at that time; null for the product itself. */
  @Column({ type: 'varchar', length: 120, nullable: true })
  userName: string | null

  /** Null for the first status of the job. */
  @Column({ type: 'varchar', length: 40, nullable: true })
  from: string | null

  @Column({ type: 'varchar', length: 40 })
  to: string

  /** For the customer. */
  @Column({ type: 'text', nullable: true })
  note: string | null

  /** Whether the customer is sent a mail about it. */
  @Column({ type: 'boolean' })
  isNoticed: boolean

  /** That mail in the outbox, until retention removes it; null without one, and for changes from before it was recorded. */
  @Column({ type: 'int', nullable: true })
  mail: number | null
}
