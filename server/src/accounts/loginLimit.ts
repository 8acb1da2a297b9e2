import { isIPv6 } from 'node:net'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ShopError } from '../errors/ShopError.js'
import type { Settings } from '../settings/readSettings.js'

/** One counter per running product, whichever way a call comes in. */
const limiters = new WeakMap<Settings, RateLimiterMemory>()

/** Counts a login call. @throws ShopError RATE_LIMITED when this network has used up its calls */
export async function spendLogin(settings: Settings, address: string): Promise<void> {
  if (!settings.loginLimit) return
  const { points, seconds } = settings.loginLimit
  const limiter = limiters.get(settings) ?? new RateLimiterMemory({ points, duration: seconds })
  limiters.set(settings, limiter)
  try {
    await limiter.consume(networkOf(address))
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    throw new ShopError('RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) })
  }
}

/**
 * Who is counted as one: an IPv4 address, or the 64 bits of an IPv6 address that belong to one subscriber, who has
 * all that follow to change between.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [, ipv4] = /^::ffff:([\d.]+)$/i.exec(address) ?? []
  if (ipv4) return ipv4
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? []
  const groups = head === '' ? [] : head.split(':')
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':')
    const width = after.length + (after.at(-1)?.includes('.') ? 1 : 0)
    groups.push(...Array<string>(Math.max(0, 8 - groups.length - width)).fill('0'), ...after)
  }
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
