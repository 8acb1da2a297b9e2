import type { Context, WriteHooks } from './context/Context.js'
import type { Class } from './fields/FieldDescription.js'
import type { AttachedTexts } from './search/attachedTexts.js'
import type { RetentionKind } from './settings/retentionPeriods.js'

/**
 * What a subject of the shop consists of. The delivery puts all features together; none of them is named anywhere else.
 * Features add kinds of their own to it: mails, switches and what is stored of customers.
 */
export interface Feature {
  /** Managed in the back office, in the order of its menu. */
  entities?: readonly Class[]
  /** Kinds of block that pages are built from, in the order of the back office's menu. */
  blocks?: readonly Class[]
  /** Tables besides those of the entities. */
  tables?: readonly Class[]
  /** Texts in its tables that belong to records, which are found by them. */
  texts?: readonly AttachedTexts[]
  /** Operations of the API besides those that follow from the entities; asked for once all entities are known. */
  resolvers?: () => readonly Class[]
  /** Side effects of the writes of an entity, by its name: also of entities of other features. */
  hooks?: Readonly<Record<string, WriteHooks<never>>>
  /** Removes what has reached the end of its retention period, by the name of the period. */
  retention?: Partial<Removers>
  /** Removes what has expired by itself; called every hour, on one instance. */
  expire?(context: Context, now: Date): Promise<void>
}

/** Each removes records of that moment or earlier, UTC, in small transactions that delay nobody, and answers how many. */
export type Removers = Record<RetentionKind, (context: Context, since: string) => Promise<number>>
