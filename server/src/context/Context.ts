import type { FastifyBaseLogger } from 'fastify'
import type { Viewer } from '../access/roles.js'
import type { SignInLog } from '../accounts/SignInLog.js'
import type { Database } from '../database/Database.js'
import type { Downloads } from '../downloads/Downloads.js'
import type { Instances } from '../instances/Instances.js'
import type { MediaLibrary } from '../media/MediaLibrary.js'
import type { MailDelivery } from '../messages/MailDelivery.js'
import type { Settings } from '../settings/readSettings.js'
import type { Language } from '../shared/screens.js'
import type { UploadStorage } from '../storage/FileFolder.js'
import type { Loaders } from './Loaders.js'

/** What the product consists of while it runs. */
export interface Services {
  settings: Settings
  database: Database
  storage: UploadStorage
  media: MediaLibrary
  downloads: Downloads
  mail: MailDelivery
  signIns: SignInLog
  log: FastifyBaseLogger
  instances: Instances
  /** Called after every write of content: what was answered before may no longer hold, here or on another instance. */
  contentChanged(): Promise<void>
}

/** The browser or program that calls. */
export interface Caller {
  /** Network address. */
  address: string
  /** How the browser calls itself. */
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

/** Everything an operation may need to know: who calls, in which language, and the product's parts. */
export interface Context {
  viewer: Viewer | null
  language: Language
  services: Services
  /** Its lines carry the number of the request. */
  log: FastifyBaseLogger
  /** By which the log knows what the caller asked; null where nobody did. */
  requestNumber: string | null
  loaders: Loaders
  /** Null for calls from within, such as a page being rendered. */
  caller: Caller | null
  /** @throws ShopError CSRF when a write does not come from a page of ours; asked before every mutation. */
  assertMayWrite?(): void
  /** Called when an operation was answered that asks for nothing but what all visitors are told alike. */
  answeredAllAlike?(): void
}
