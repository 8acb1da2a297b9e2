import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import type { Caller, CoreServices } from '../context/Context.js'
import { ShopError } from '../errors/ShopError.js'
import type { Instances } from '../instances/Instances.js'
import type { Settings } from '../settings/readSettings.js'
import type { RateLimit } from '../settings/settingValues.js'
import { networkOf } from './networks.js'

type Limited = Pick<CoreServices, 'settings' | 'instances'>

/** A rate limit on one kind of call per network, across both APIs and the site. */
export class CallLimit {
  /** One counter per running shop. */
  private readonly counters = new WeakMap<Instances, RateLimiterAbstract>()

  constructor(
    private readonly name: string,
    private readonly limitIn: (settings: Settings) => RateLimit | null,
  ) {}

  /**
   * Counts a call and shows the caller what is left.
   * @throws ShopError RATE_LIMITED when this network has used up its calls
   */
  async spend({ settings, instances }: Limited, caller: Pick<Caller, 'address' | 'showLimit'>): Promise<void> {
    const limit = this.limitIn(settings)
    if (!limit) return
    const show = ({ msBeforeNext, remainingPoints }: RateLimiterRes): number => {
      // Never longer than the window itself, even when the clock was turned back.
      const resetIn = Math.min(limit.seconds, Math.max(1, Math.ceil(msBeforeNext / 1000)))
      caller.showLimit?.({ name: this.name, ...limit, remaining: Math.max(0, remainingPoints), resetIn })
      return resetIn
    }
    try {
      show(await this.counter(instances, limit).consume(networkOf(caller.address)))
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      throw new ShopError('RATE_LIMITED', { retryAfter: show(refusal) })
    }
  }

  /** How many calls this network has made in the present window. */
  async spent({ settings, instances }: Limited, { address }: Pick<Caller, 'address'>): Promise<number> {
    const limit = this.limitIn(settings)
    return (limit && (await this.counter(instances, limit).get(networkOf(address)))?.consumedPoints) ?? 0
  }

  private counter(instances: Instances, limit: RateLimit): RateLimiterAbstract {
    const counter = this.counters.get(instances) ?? instances.counter(this.name, limit)
    this.counters.set(instances, counter)
    return counter
  }
}
