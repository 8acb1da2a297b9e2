import { Column, Entity, Index } from 'typeorm'
import { RecordEvent } from '../records/RecordEvent.js'

/**
 * That somebody asks an owner to publish what is to become of a record: who and when. It ends with the draft or concept that it
 * is about, and by planning it.
 */
@Entity()
@Index(['entity', 'record'], { unique: true })
export class ApprovalRequest extends RecordEvent {
  @Column({ type: 'varchar', length: 500, nullable: true })
  note: string | null

  /** What an owner wants otherwise; null while nobody has answered. */
  @Column({ type: 'varchar', length: 500, nullable: true })
  answer: string | null

  /** Of the owner. */
  @Column({ type: 'varchar', length: 120, nullable: true })
  answeredBy: string | null
}
