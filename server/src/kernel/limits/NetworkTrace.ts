import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/** What a visitor leaves a trace of: what he makes, wrong answers to what belongs to a job's number, and wrong passwords. */
export type Traced = 'appointment' | 'reservation' | 'photo' | 'guess' | 'password'

/** The columns of the networks, narrowest first, as `networksOf` has them. */
export const networkColumns = ['narrow', 'wide', 'widest'] as const

export type NetworkColumn = (typeof networkColumns)[number]

/**
 * From which networks something came, for a day and as long as it takes something from others. Networks are stored as
 * signatures under SESSION_SECRET: equal ones can be counted and none can be read.
 */
@Entity()
@Index(['kind', 'record'])
@Index(['at'])
export class NetworkTrace {
  @PrimaryGeneratedColumn()
  id: number

  @Column({ type: 'varchar', length: 20 })
  kind: Traced

  /** The id of the appointment or reservation; null for what is counted alone. */
  @Column({ type: 'int', nullable: true })
  record: number | null

  /** UTC. */
  @Column({ type: 'varchar', length: 24 })
  at: string

  @Index()
  @Column({ type: 'varchar', length: 64 })
  narrow: string

  /** Null for an address that has no wider network. */
  @Index()
  @Column({ type: 'varchar', length: 64, nullable: true })
  wide: string | null

  @Index()
  @Column({ type: 'varchar', length: 64, nullable: true })
  widest: string | null
}
