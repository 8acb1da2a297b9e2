import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** The number of a job, and of which one; it stays taken when the job is deleted. */
@Entity()
@Index(['entity', 'job'], { unique: true })
export class JobNumber {
  @PrimaryColumn({ type: 'int' })
  year: number

  @PrimaryColumn({ type: 'int' })
  sequence: number

  /** The entity of the job: `statusNewPc` or `statusRepair`. */
  @Column({ type: 'varchar', length: 40 })
  entity: string

  @Column({ type: 'int' })
  job: number
}
