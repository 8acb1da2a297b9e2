import { Column, Entity, PrimaryColumn } from 'typeorm'

/** The code by which a device is unlocked, for as long as the shop has it. No type of the API refers to it. */
@Entity()
export class AccessCode {
  /** The entity of the job: `statusNewPc` or `statusRepair`. */
  @PrimaryColumn({ type: 'varchar', length: 40 })
  entity: string

  @PrimaryColumn({ type: 'int' })
  job: number

  /** Encrypted under SESSION_SECRET for this job. */
  @Column({ type: 'text' })
  sealed: string
}
