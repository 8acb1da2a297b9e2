import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/**
 * That a device was taken in for a job, and what its customer signed for. No type of the API but the paper of an intake
 * shows a signature.
 */
@Entity()
@Index(['entity', 'job'], { unique: true })
export class JobIntake {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  /** SHA-256 of the key of the request: a repeated one gets the same job. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 64 })
  keyHash: string

  /** SHA-256 of what was sent with it, but for the access code. */
  @Column({ type: 'varchar', length: 64 })
  bodyHash: string

  /** The entity of the job: `statusNewPc` or `statusRepair`; null until the job is added, later in the transaction. */
  @Column({ type: 'varchar', length: 40, nullable: true })
  entity: string | null

  @Column({ type: 'int', nullable: true })
  job: number | null

  /** UTC. */
  @Column({ type: 'varchar', length: 24 })
  at: string

  /** Who took it in. */
  @Column({ type: 'varchar', length: 120, nullable: true })
  userName: string | null

  /** The name of the person who signed; null when nobody has, or will on paper. */
  @Column({ type: 'varchar', length: 120, nullable: true })
  signedBy: string | null

  /** The path of a drawing of 600 × 200; null for a typed name. */
  @Column({ type: 'text', nullable: true })
  drawing: string | null

  /** The terms as they were read and signed, to the last letter. */
  @Column({ type: 'text', nullable: true })
  signedText: string | null
}
