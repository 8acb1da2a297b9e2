import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible'
import type { Settings } from '../settings/readSettings.js'
import type { RateLimit } from '../settings/settingValues.js'
import type { Instances, Listener } from './Instances.js'
import { SharedInstances } from './SharedInstances.js'

/** With `REDIS_URL` this process is one of several; without it, the only one. */
export function instancesOf(
  { redisUrl, sessionSecret }: Settings,
  listener: Listener,
  log: FastifyBaseLogger,
): Instances {
  if (redisUrl === null) return new OnlyInstance()
  // All instances of a shop share one secret, which no other shop has.
  const shop = createHash('sha256').update(`instances of ${sessionSecret}`).digest('hex').slice(0, 12)
  return new SharedInstances(redisUrl, `shop:${shop}`, listener, log)
}

/** A single process: there are no other instances to notify. */
export class OnlyInstance implements Instances {
  readonly isConnected = true

  async publishInvalidation(): Promise<void> {}

  counter(_name: string, { points, seconds }: RateLimit): RateLimiterAbstract {
    return new RateLimiterMemory({ points, duration: seconds })
  }

  async close(): Promise<void> {}
}
