import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/** A secret code by which anyone who holds it sees a job without a login. No type of the API refers to it. */
@Entity()
@Index(['entity', 'job', 'current'], { unique: true })
export class JobAddress {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  /** The entity of the job: `statusNewPc` or `statusRepair`. */
  @Column({ type: 'varchar', length: 40 })
  entity: string

  @Column({ type: 'int' })
  job: number

  /** SHA-256 of the code. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 64 })
  codeHash: string

  /** The code, encrypted under SESSION_SECRET for this job, because prints and mails show it again. */
  @Column({ type: 'varchar', length: 200 })
  sealed: string

  /** 1 for the code that is shown; null for one from before, so that the unique index allows one alone. */
  @Column({ type: 'int', nullable: true })
  current: number | null

  /** UTC. */
  @Column({ type: 'varchar', length: 24 })
  createdAt: string

  /** UTC; opens nothing from then on. */
  @Column({ type: 'varchar', length: 24, nullable: true })
  revokedAt: string | null
}
