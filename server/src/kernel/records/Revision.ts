import { Column, Entity, Index } from 'typeorm'
import { RecordEvent } from './RecordEvent.js'

/**
 * The last ones are what an administrator does to an account, that the access code of a device was read, what somebody
 * without an account said of a preview, and that a translation was found to be right still.
 */
export type RevisionAction =
  | 'create'
  | 'update'
  | 'delete'
  | 'restore'
  | 'logged-out'
  | 'factor-off'
  | 'unlocked'
  | 'code-read'
  | 'new-link'
  | 'merged'
  | 'agreed'
  | 'remarked'
  | 'confirmed'

export interface Changes {
  [field: string]: { from: object | string | number | boolean | null; to: object | string | number | boolean | null }
}

/** One write: who, when and what changed. */
@Entity()
@Index(['entity', 'record'])
@Index(['entity', 'action'])
@Index(['at'])
@Index(['batch'])
export class Revision extends RecordEvent {
  /** The record's version after the write. */
  @Column({ type: 'int' })
  version: number

  @Column({ type: 'varchar', length: 10 })
  action: RevisionAction

  /** The id of the replacement in texts that it is part of; null for any other write. */
  @Column({ type: 'int', nullable: true })
  batch: number | null

  /** Per field the value before and after. */
  @Column({ type: 'json' })
  changes: Changes
}
