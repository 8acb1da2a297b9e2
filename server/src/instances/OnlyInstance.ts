import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible'
import type { RateLimit } from '../settings/settingValues.js'
import type { Instances } from './Instances.js'

/** One process is the whole shop: there is nobody to tell. */
export class OnlyInstance implements Instances {
  async publishInvalidation(): Promise<void> {}

  counter(_name: string, { points, seconds }: RateLimit): RateLimiterAbstract {
    return new RateLimiterMemory({ points, duration: seconds })
  }

  async close(): Promise<void> {}
}
