import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import type { RateLimit } from '../settings/settingValues.js'

/** The server processes of one shop, as seen by one of them. */
export interface Instances {
  /**
   * Notifies the other instances that content has changed. Afterwards none of them answers from an old cache: it has
   * invalidated its cache, or is disconnected and caches nothing for longer than a moment.
   */
  publishInvalidation(): Promise<void>
  /** A rate limiter shared by all instances. */
  counter(name: string, limit: RateLimit): RateLimiterAbstract
  /** Whether the other instances can be reached. */
  readonly isConnected: boolean
  close(): Promise<void>
}

/** How an instance reacts to messages of the others. */
export interface Listener {
  /** Another instance has changed content. */
  onChange(): void
  /** While disconnected, this instance does not learn of changes by others. */
  onConnection(isConnected: boolean): void
}
