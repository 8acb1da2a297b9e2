import type { RecordedWrite } from '../../../kernel/context/Context.js'
import type { Values } from '../../../kernel/context/Row.js'
import type { ManagedEntity } from '../../../kernel/fields/Managed.js'

/** What makes a write an event of one kind. */
export interface EventKind {
  /** Whether it is about records of this entity. */
  isOf(entity: ManagedEntity): boolean
  /**
   * What the message tells of the record beyond which one it is, and nothing of a person; null for a write that is no such
   * event.
   */
  tells(write: RecordedWrite): Values | null
}

/** Of the entities with these names. */
export const named =
  (...names: string[]) =>
  ({ name }: ManagedEntity): boolean =>
    names.includes(name)
