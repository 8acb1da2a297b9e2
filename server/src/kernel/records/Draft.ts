import { Column, Entity, Index } from 'typeorm'
import type { Values } from '../context/Row.js'
import { RecordEvent } from './RecordEvent.js'

/**
 * What is to become of a record, or a record that is to be: no visitor and no list reads it. It says who saved it last, and
 * when. It outlives the deletion of its record for as long as that can be restored.
 */
@Entity()
@Index(['entity', 'record'], { unique: true })
@Index(['publishAt'])
export class Draft extends RecordEvent {
  /** Whether there is no record yet; its id is reserved. */
  @Column({ type: 'boolean' })
  isNew: boolean

  /** The fields that differ from the record, as they were sent; of a new one all that were sent. */
  @Column({ type: 'json' })
  content: Values

  /** What the record had in these fields when they were first changed. */
  @Column({ type: 'json' })
  base: Values

  /** Incremented by every save; saving an older one is a conflict. */
  @Column({ type: 'int' })
  version: number

  /** When it publishes itself, UTC; null for never. */
  @Column({ type: 'varchar', length: 24, nullable: true })
  publishAt: string | null

  /** Why it could not publish itself, in the language of the shop. */
  @Column({ type: 'text', nullable: true })
  failure: string | null
}
