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
  /** The idempotency key of the call, so that a repeated request has no further effect. */
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
 * What an operation needs: the caller, the language and the services. A feature that needs additional services names
 * them as `Needs`; the composition provides all of them.
 */
export interface Context<Needs = unknown> {
  viewer: Viewer | null
  language: Language
  services: CoreServices & Needs
  /** Its lines contain the request id. */
  log: FastifyBaseLogger
  /** The request id in the log; null for internal calls. */
  requestNumber: string | null
  loaders: Loaders
  /** Null for internal calls, such as the rendering of a page. */
  caller: Caller | null
  /** Called before every mutation. @throws ShopError CSRF unless the request comes from a page of the product */
  assertMayWrite?(): void
  /** Called after an operation whose response is the same for every visitor. */
  onPublicResponse?(): void
}

/** A write as it happens; `after` is null for a deletion, `before` for a creation. */
export interface Write {
  before: Row | null
  after: Row | null
  /** Values sent along that are no columns of the record, such as a note; empty when the product itself writes. */
  sent: Values
}

/** Side effects of the writes of an entity. The composition registers them by entity. */
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
