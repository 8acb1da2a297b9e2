import type { Role } from '../access/roles.js'
import type { Viewer } from '../access/Viewer.js'

/** What is gone of the product because the shop does not use it. Features that close more of their own add it here. */
export interface SwitchedOff {
  /** The names of entities. */
  readonly entities: ReadonlySet<string>
  /** The keys of blocks. */
  readonly blocks: ReadonlySet<string>
  readonly roles: ReadonlySet<Role>
  /** Addresses that are not found, with all below them. */
  readonly addresses: readonly string[]
  /** The same for the same parts. */
  readonly key: string
  /** Whether an operation is gone. @param entity that it is about */
  closesOperation(operation: string, entity: string | undefined): boolean
  /** Whether a caller gets nothing of an operation that is everyone's, because the shop has not opened to visitors. */
  keepsFrom(viewer: Viewer | null, operation: string): boolean
  /** Whether an address of the site leads to what is gone. */
  closes(address: string): boolean
}
