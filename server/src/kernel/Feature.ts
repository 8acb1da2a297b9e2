import type { WriteHooks } from './context/Context.js'
import type { Class } from './fields/FieldDescription.js'

/**
 * What a subject of the shop consists of. The delivery puts all features together; none of them is named anywhere else.
 */
export interface Feature {
  /** Managed in the back office, in the order of its menu. */
  entities?: readonly Class[]
  /** Kinds of block that pages are built from, in the order of the back office's menu. */
  blocks?: readonly Class[]
  /** Tables besides those of the entities. */
  tables?: readonly Class[]
  /** Operations of the API besides those that follow from the entities; asked for once all entities are known. */
  resolvers?: () => readonly Class[]
  /** Side effects of the writes of an entity, by its name: also of entities of other features. */
  hooks?: Readonly<Record<string, WriteHooks<never>>>
}
