import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/**
 * What belongs to the repair report of a job besides the job itself. It stands apart from the job, so that no change of a
 * line or a price touches a signature, and no history or list shows one.
 */
@Entity()
@Index(['entity', 'job'], { unique: true })
export class JobReport {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  /** The entity of the job: `statusNewPc` or `statusRepair`. */
  @Column({ type: 'varchar', length: 40 })
  entity: string

  @Column({ type: 'int' })
  job: number

  /** What was drawn at pick-up: the path of a drawing of 600 × 200; null for a typed name. */
  @Column({ type: 'text', nullable: true })
  drawing: string | null

  /** The mail in the outbox by which it was last sent, until retention removes it; null when it never was. */
  @Column({ type: 'int', nullable: true })
  mail: number | null
}
