import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import type { RateLimit } from '../settings/settingValues.js'

/** The processes that are this shop together, as one of them sees the others. */
export interface Instances {
  /**
   * Tells the others that content has changed. When it is done, none of them answers what was so before: what it
   * had kept is gone, or it cannot be reached and keeps nothing.
   */
  publishInvalidation(): Promise<void>
  /** A counter that all of them share. */
  counter(name: string, limit: RateLimit): RateLimiterAbstract
  close(): Promise<void>
}

/** What an instance does when it is told something. */
export interface Listener {
  /** Content was changed by another. */
  onChange(): void
  /** From now on another may change content without this one knowing, or no longer so. */
  onConnection(isConnected: boolean): void
}
