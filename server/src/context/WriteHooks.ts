import type { EntityManager } from 'typeorm'
import type { Context } from './Context.js'
import type { Row, Values } from './Row.js'

/** A write as it happens; `after` is null for a deletion, `before` for a creation. */
export interface Write {
  before: Row | null
  after: Row | null
  /** Values sent along that are no columns of the record, such as a note; empty when the product itself writes. */
  sent: Values
}

/** What the writes of an entity bring about besides. The composition names them by entity. */
export interface WriteHooks<Needs = unknown> {
  /** Columns derived from what was sent; computed before the transaction because it may take long. */
  prepare?(context: Context<Needs>, sent: Values): Promise<Values>
  /** Runs in the transaction of the write, while a record that is being deleted still exists. */
  inTransaction(manager: EntityManager, context: Context<Needs>, write: Write): Promise<void>
  /** Dependent data, as JSON, that is trashed along with a record and restored with it. */
  trash?(manager: EntityManager, row: Row): Promise<Values>
  /** Runs in the transaction that restores a record, once its row exists again. */
  restore?(manager: EntityManager, context: Context<Needs>, row: Row, trashed: Values): Promise<void>
  /** Runs after the commit, which nothing here can undo. */
  afterCommit?(context: Context<Needs>): void | Promise<void>
}
