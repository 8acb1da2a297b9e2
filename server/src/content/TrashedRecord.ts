import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import type { Values } from '../context/Row.js'

/** Records whose references to a deleted record were cleared. */
export interface Forgotten {
  entity: string
  /** The field with the reference, or with the blocks that contain it. */
  field: string
  ids: number[]
}

/** A deleted record in the trash, from which it can be restored. */
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

  /** The record whose deletion included this one; its own id when it was deleted itself. */
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

  /** All columns of the record but those that ordinary reads leave out, such as a password hash. */
  @Column({ type: 'json' })
  content: Values

  /** Dependent data of other tables, such as the timeline of a job, restored with the record. */
  @Column({ type: 'json' })
  besides: Values

  @Column({ type: 'json' })
  forgotten: Forgotten[]
}
