import type { FastifyBaseLogger } from 'fastify'
import type { EntityManager } from 'typeorm'
import type { Viewer } from '../access/Viewer.js'
import type { Database } from '../database/Database.js'
import type { Instances } from '../instances/Instances.js'
import type { Settings } from '../settings/readSettings.js'
import type { Language } from '../shared/screens.js'
import type { Loaders } from './Loaders.js'
import type { Row, Values } from './Row.js'

/** The services that any operation may use. */
export interface CoreServices {
  settings: Settings
  database: Database
  log: FastifyBaseLogger
  instances: Instances
  /** By the name of the entity. */
  writeHooks: Readonly<Record<string, WriteHooks>>
  /** Called after every write of content: cached responses may no longer hold, here or on another instance. */
  contentChanged(): Promise<void>
}

/** The browser or program that calls. */
export interface Caller {
  /** Network address. */
  address: string
  userAgent: string | null
  /** The token of the session cookie that was sent. */
  sessionToken: string | null
  /** What the client calls this call by, so that sending it again does nothing more. */
  idempotencyKey: string | null
  setCookie(name: string, value: string, options: CookieOptions): void
  clearCookie(name: string): void
}

export interface CookieOptions {
  maxAge: number
  httpOnly: boolean
  secure: boolean
}

/**
 * What an operation needs: who calls, in which language, and the product's services. A feature that needs more services
 * than every other names them as `Needs`; the composition provides all of them.
 */
export interface Context<Needs = unknown> {
  viewer: Viewer | null
  language: Language
  services: CoreServices & Needs
  /** Its lines carry the number of the request. */
  log: FastifyBaseLogger
  /** By which the log knows what the caller asked; null for calls from within. */
  requestNumber: string | null
  loaders: Loaders
  /** Null for calls from within, such as a page being rendered. */
  caller: Caller | null
  /** @throws ShopError CSRF when a write does not come from a page of ours; asked before every mutation. */
  assertMayWrite?(): void
  /** Called when an operation was answered whose response is the same for every visitor. */
  onPublicResponse?(): void
}

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
