import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import type { CoreServices } from '../context/Context.js'
import { ShopError } from '../errors/ShopError.js'
import type { Instances } from '../instances/Instances.js'
import type { Settings } from '../settings/readSettings.js'
import type { RateLimit } from '../settings/settingValues.js'
import { networkOf } from './networkOf.js'

type Limited = Pick<CoreServices, 'settings' | 'instances'>

/** A rate limit on one kind of call per network, across both APIs and the site. */
export class CallLimit {
  /** One counter per running shop. */
  private readonly counters = new WeakMap<Instances, RateLimiterAbstract>()

  constructor(
    private readonly name: string,
    private readonly limitIn: (settings: Settings) => RateLimit | null,
  ) {}

  /** Counts a call. @throws ShopError RATE_LIMITED when this network has used up its calls */
  async spend({ settings, instances }: Limited, address: string): Promise<void> {
    const limit = this.limitIn(settings)
    if (!limit) return
    try {
      await this.counter(instances, limit).consume(networkOf(address))
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      const seconds = Math.ceil(refusal.msBeforeNext / 1000)
      // Never longer than the window itself, even when the clock was turned back.
      throw new ShopError('RATE_LIMITED', { retryAfter: Math.min(limit.seconds, Math.max(1, seconds)) })
    }
  }

  private counter(instances: Instances, limit: RateLimit): RateLimiterAbstract {
    const counter = this.counters.get(instances) ?? instances.counter(this.name, limit)
    this.counters.set(instances, counter)
    return counter
  }
}
