import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible'
import type { RateLimit } from '../settings/settingValues.js'
import type { Instances } from './Instances.js'

/** A single process: there are no other instances to notify. */
export class OnlyInstance implements Instances {
  async publishInvalidation(): Promise<void> {}

  counter(_name: string, { points, seconds }: RateLimit): RateLimiterAbstract {
    return new RateLimiterMemory({ points, duration: seconds })
  }

  async close(): Promise<void> {}
}
