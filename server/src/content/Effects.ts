import type { EntityManager } from 'typeorm'
import type { Context } from '../context/Context.js'
import type { Row, Values } from '../context/Row.js'

/** A write as it happens; `after` is null when a record goes, `before` when one comes. */
export interface Write {
  before: Row | null
  after: Row | null
  /** What was sent along and is not kept in the record, such as a note; empty when the product itself writes. */
  sent: Values
}

/** What else a write of an entity does. */
export interface Effects {
  /** Columns that follow from what was sent; worked out before the transaction, so that it may take its time. */
  prepare?(context: Context, sent: Values): Promise<Values>
  /** Runs in the transaction of the write: all of it is kept or nothing. A record that goes is still there. */
  alongside(manager: EntityManager, context: Context, write: Write): Promise<void>
  /** What goes along with a record and comes back with it from the bin, as JSON can hold it. */
  keep?(manager: EntityManager, row: Row): Promise<Values>
  /** Runs in the transaction that puts a record back, once it is there again. */
  putBack?(manager: EntityManager, context: Context, row: Row, kept: Values): Promise<void>
  /** Runs after the transaction, which nothing here can undo any more. */
  afterwards?(context: Context): void | Promise<void>
}
