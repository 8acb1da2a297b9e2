import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ShopError } from '../errors/ShopError.js'
import type { Settings } from '../settings/readSettings.js'
import type { RateLimit } from '../settings/settingValues.js'
import { networkOf } from './networkOf.js'

/** How many calls of one kind a network may make in a while, whichever way they come in. */
export class CallLimit {
  /** One counter per running product. */
  private readonly counters = new WeakMap<Settings, RateLimiterMemory>()

  constructor(private readonly limitIn: (settings: Settings) => RateLimit | null) {}

  /** Counts a call. @throws ShopError RATE_LIMITED when this network has used up its calls */
  async spend(settings: Settings, address: string): Promise<void> {
    const limit = this.limitIn(settings)
    if (!limit) return
    try {
      await this.counter(settings, limit).consume(networkOf(address))
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      throw new ShopError('RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) })
    }
  }

  private counter(settings: Settings, { points, seconds }: RateLimit): RateLimiterMemory {
    const counter = this.counters.get(settings) ?? new RateLimiterMemory({ points, duration: seconds })
    this.counters.set(settings, counter)
    return counter
  }
}
