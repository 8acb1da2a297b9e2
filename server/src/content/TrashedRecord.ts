import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import type { Values } from '../context/Row.js'

/** What referred to a record and was made to forget it. */
export interface Forgotten {
  entity: string
  /** The field that referred, or that holds the blocks that did. */
  field: string
  ids: number[]
}

/** A deleted record, as long as it can be put back. */
@Entity('binned_record')
@Index(['entity', 'record'], { unique: true })
@Index(['at'])
export class TrashedRecord {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  @Column({ type: 'varchar', length: 40 })
  entity: string

  @Column({ type: 'int' })
  record: number

  /** The record whose deletion took this one along; its own id where it was asked for itself. */
  @Column({ type: 'int' })
  deletedWith: number

  /** The account that deleted it; null for a program and for the product itself. */
  @Column({ type: 'int', nullable: true })
  user: number | null

  @Column({ type: 'varchar', length: 120, nullable: true })
  userName: string | null

  /** UTC. */
  @Column({ type: 'varchar', length: 24 })
  at: string

  /** The record as it was: all columns but those that ordinary reads leave out, such as the hash of a password. */
  @Column({ type: 'json' })
  content: Values

  /** What was kept elsewhere and went along, such as the timeline of a job, and comes back with it. */
  @Column({ type: 'json' })
  besides: Values

  @Column({ type: 'json' })
  forgotten: Forgotten[]
}
