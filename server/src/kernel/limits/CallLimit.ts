import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import type { Caller, CoreServices } from '../context/Context.js'
import { ShopError } from '../errors/ShopError.js'
import type { Instances } from '../instances/Instances.js'
import { callsLimited } from '../metrics/measures.js'
import type { Settings } from '../settings/readSettings.js'
import type { RateLimit } from '../settings/settingValues.js'
import { boundsOf, networkOf } from './networks.js'

type Limited = Pick<CoreServices, 'settings' | 'instances'>

/**
 * A rate limit on one kind of call per network, across both APIs and the site. It is that of one address; the wider networks
 * of an address have a multiple of it, so that nobody multiplies it by changing addresses.
 */
export class CallLimit {
  /** One counter per running shop and share. */
  private readonly counters = new WeakMap<Instances, Map<number, RateLimiterAbstract>>()

  constructor(
    private readonly name: string,
    private readonly limitIn: (settings: Settings) => RateLimit | null,
  ) {}

  /**
   * Counts a call and shows the caller what is left.
   * @throws ShopError RATE_LIMITED when one of its networks has used up its calls
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
    let least: RateLimiterRes | null = null
    try {
      // The narrowest first: what it is refused is not taken from its neighbours.
      for (const { network, share } of boundsOf(caller.address)) {
        const left = await this.counter(instances, limit, share).consume(network)
        if (!least || left.remainingPoints < least.remainingPoints) least = left
      }
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      callsLimited.inc({ limit: this.name })
      throw new ShopError('RATE_LIMITED', { retryAfter: show(refusal) })
    }
    if (least) show(least)
  }

  /** Counts a call that the caller is not told about. False when one of its networks has used up its calls. */
  async allows(services: Limited, { address }: Pick<Caller, 'address'>): Promise<boolean> {
    try {
      await this.spend(services, { address })
      return true
    } catch (refusal) {
      if (refusal instanceof ShopError && refusal.code === 'RATE_LIMITED') return false
      throw refusal
    }
  }

  /** How many calls the narrowest network of an address has made in the present window. */
  async spent({ settings, instances }: Limited, { address }: Pick<Caller, 'address'>): Promise<number> {
    const limit = this.limitIn(settings)
    return (limit && (await this.counter(instances, limit, 1).get(networkOf(address)))?.consumedPoints) ?? 0
  }

  private counter(instances: Instances, limit: RateLimit, share: number): RateLimiterAbstract {
    const counters = this.counters.get(instances) ?? new Map<number, RateLimiterAbstract>()
    this.counters.set(instances, counters)
    const counter = counters.get(share) ?? instances.counter(this.name, { ...limit, points: limit.points * share })
    counters.set(share, counter)
    return counter
  }
}
