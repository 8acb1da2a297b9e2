import { Column, Entity, Index } from 'typeorm'
import type { Values } from '../context/Row.js'
import { RecordEvent } from './RecordEvent.js'

/** Records whose references to a deleted record were cleared. */
export interface ClearedReferences {
  entity: string
  /** The field with the reference, or with the blocks that contain it. */
  field: string
  ids: number[]
}

/** A deleted record in the trash, from which it can be restored. */
@Entity('binned_record')
@Index(['entity', 'record'], { unique: true })
@Index(['at'])
export class TrashedRecord extends RecordEvent {
  /** The record whose deletion included this one; its own id when it was deleted itself. */
  @Column({ type: 'int' })
  deletedWith: number

  /** All columns of the record but those that ordinary reads leave out, such as a password hash. */
  @Column({ type: 'json' })
  content: Values

  /** Dependent data of other tables, such as the timeline of a job, restored with the record. */
  @Column({ type: 'json' })
  besides: Values

  @Column({ type: 'json' })
  forgotten: ClearedReferences[]
}
