import type { FastifyBaseLogger } from 'fastify'
import type { EntityManager } from 'typeorm'
import type { Viewer } from '../access/Viewer.js'
import type { Database } from '../database/Database.js'
import type { FieldErrors } from '../errors/ShopError.js'
import type { ManagedEntity } from '../fields/Managed.js'
import type { Instances } from '../instances/Instances.js'
import type { Settings } from '../settings/readSettings.js'
import type { Language } from '../shared/screens.js'
import type { Loaders } from './Loaders.js'
import type { Row, Values } from './Row.js'
import type { SwitchedOff } from './SwitchedOff.js'

/** The services that any operation may use. A feature adds those that it gives to all others, where it declares them. */
export interface CoreServices {
  settings: Settings
  database: Database
  log: FastifyBaseLogger
  instances: Instances
  /** What the shop does not use of the product; `latest` is for what cannot wait. */
  switches: { readonly latest: SwitchedOff; now(): Promise<SwitchedOff> }
  /** A text as visitors read it now, with what it says of the shop filled in. */
  fillText(context: Context, language: Language, text: string): Promise<string>
  /** By the name of the entity. */
  writeHooks: Readonly<Record<string, WriteHooks>>
  /** Runs in the transaction of every write that enters the history, of whatever entity, and of what has an occasion. */
  onRecorded(manager: EntityManager, context: RecordedBy, write: RecordedWrite): Promise<void>
  /**
   * Cached responses may no longer hold, here or on another instance. `Database.write` calls it after every write of
   * records that visitors see; by hand, it is for what has no such table, such as media.
   */
  contentChanged(): Promise<void>
}

/** A browser, by the cookie that the shop has signed. */
export interface Visitor {
  /** Random; it identifies nobody outside the shop. */
  id: string
  /** Signed, one for each account that has logged in from this browser. */
  accounts: readonly string[]
  /** Signed, one for each job that was found in this browser. */
  jobs: readonly string[]
  /** Whether a job was found in this browser, or its secret address opened. */
  isCustomer: boolean
}

/** The browser or program that calls. */
export interface Caller {
  /** Network address. */
  address: string
  userAgent: string | null
  /** The token of the session cookie that was sent. */
  sessionToken: string | null
  /** The token of a browser that a customer fills in an intake on. */
  selfIntakeToken?: string | null
  /** Whether a script of a page calls, which says where it comes from, rather than a program. */
  isPage: boolean
  /** Null when the browser has no such cookie yet. */
  visitor: Visitor | null
  /** Whether the browser is that of a customer, see `Visitor`; also where the visitor is none, as for a plain form. */
  isCustomer?: boolean
  /** The id of the visitor that the session was begun by; null without a session, or for one from before visitors were. */
  sessionVisitor: string | null
  /** The idempotency key of the call, so that a repeated request has no further effect. */
  idempotencyKey: string | null
  setCookie(name: string, value: string, options: CookieOptions): void
  clearCookie(name: string): void
  /** Asks the browser to forget what it has stored of the shop, except cookies. */
  clearStored(): void
  /** Tells the caller how many calls are left. Missing where the answer has no headers for it. */
  showLimit?(limit: SpentLimit): void
}

/** What is left of a limit on calls after one more. */
export interface SpentLimit {
  name: string
  /** Calls allowed per window. */
  points: number
  /** Length of a window. */
  seconds: number
  /** Calls left in this window. */
  remaining: number
  /** Seconds until the next window. */
  resetIn: number
}

/** A queue for work of which there is only so much at once. */
export interface TurnQueue {
  run<Result>(work: () => Promise<Result>, who?: string | readonly string[]): Promise<Result>
}

/** Who waits in queues, without saying who calls. */
export interface Turns {
  /** Runs work when it is the caller's turn. */
  inTurn<Result>(queue: TurnQueue, work: () => Promise<Result>): Promise<Result>
}

/** What is known of an answer while it is made. */
export interface Answer {
  /** When it was asked for, in epoch milliseconds: all that it says of the time is as of then. */
  readonly instant: number
  /** Lowered by what depends on the time: until then, in epoch milliseconds, what was read is what would be read again. */
  holdsUntil: number
  /** Set by what gives a secret address: nothing stores the answer. */
  isSecret?: boolean
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
  answer: Answer
  /** Null for internal calls, such as the rendering of a page. */
  caller: Caller | null
  /** Waits in queues for the caller; null for what no request has asked for. */
  call: Turns | null
  /** What its writes are part of, for the history: several records that were changed at once. */
  batch?: number
  /** Called before every mutation. @throws ShopError CSRF unless the request comes from a page of the product */
  assertMayWrite?(): void
  /** Called after an operation whose response is the same for every visitor until then, in epoch milliseconds. */
  onPublicResponse?(until: number): void
}

/** A write as it happens; `after` is null for a deletion, `before` for a creation. */
export interface Write {
  before: Row | null
  after: Row | null
  /** Values sent along that are no columns of the record, such as a note; empty when the product itself writes. */
  sent: Values
}

/** Who wrote a record; nobody where the product itself notes that something happened to it. */
export type RecordedBy<Needs = unknown> = Pick<Context<Needs>, 'services'> & Partial<Pick<Context, 'viewer'>>

/** A write that has entered the history. */
export interface RecordedWrite {
  entity: ManagedEntity
  before: Row | null
  after: Row | null
  /** The names of the fields that it changed. */
  changed: readonly string[]
  /** What happened to the record where its values do not say it. */
  occasion?: 'erased' | 'customerWrote'
}

/** Side effects of the writes of an entity. The composition registers them by entity. */
export interface WriteHooks<Needs = unknown> {
  /**
   * What is wrong besides the rules of the fields, reported together with what breaks those; so values may be of any kind.
   * @param whole the record as it would be
   */
  faults?(context: Context<Needs>, sent: Values, whole: Values): Promise<FieldErrors>
  /**
   * Columns derived from what was sent, once nothing is wrong; computed before the transaction because it may take long.
   * @param whole the record as it will be
   */
  prepare?(context: Context<Needs>, sent: Values, whole: Values): Promise<Values>
  /**
   * Columns that only the transaction can give to a new record, such as a number; runs before all else in it. Also for a
   * record that was deleted before it had them.
   */
  assign?(manager: EntityManager, context: Context<Needs>, values: Values): Promise<Values>
  /**
   * Columns that follow from how a record changes, for its locked row.
   * @param after the record as it would be without them
   */
  follow?(context: Context<Needs>, before: Row, after: Row): Values
  /**
   * Columns that follow from other records: of what was sent, before it is judged, and again in the transaction of every write,
   * where it locks these.
   * @param values of the record as they would be without them
   */
  adopt?(manager: EntityManager, values: Values): Promise<Values>
  /**
   * Runs for the locked record that a user wants to delete; not for erasure and retention, which nothing holds up.
   * @throws ShopError CONFLICT for one that must not be deleted yet
   */
  assertDeletable?(row: Row, manager: EntityManager): void | Promise<void>
  /** Runs in the transaction of the write, while a record that is being deleted still exists. */
  inTransaction?(manager: EntityManager, context: Context<Needs>, write: Write): Promise<void>
  /** Dependent data, as JSON, that is trashed along with a record and restored with it. */
  trash?(manager: EntityManager, row: Row): Promise<Values>
  /** Runs in the transaction that restores a record, once its row exists again. */
  restore?(manager: EntityManager, context: Context<Needs>, row: Row, trashed: Values): Promise<void>
  /** Runs in the transaction that removes a record from the trash for good. */
  purged?(manager: EntityManager, context: Context<Needs>, trashed: { besides: Values }): void
  /** Runs after the commit, which nothing here can undo. */
  afterCommit?(context: Context<Needs>): void | Promise<void>
}
