import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { Redis } from 'ioredis'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'
import type { RateLimit } from '../settings/settingValues.js'
import type { Instances, Listener } from './Instances.js'
import { PendingAcknowledgements } from './PendingAcknowledgements.js'

/** Redis is on the local network; a slower answer counts as a failure. */
const commandMilliseconds = 1000
/** How often an instance checks its subscription. */
const heartbeatMilliseconds = 1000
/** By then an instance that has not acknowledged has noticed that it is disconnected. */
const acknowledgementMilliseconds = heartbeatMilliseconds + commandMilliseconds + 500

interface Change {
  /** The instance that publishes. */
  from: string
  change: string
}

/**
 * Instances that communicate over Redis. An invalidation message goes to all of them, and each acknowledges it. A
 * disconnected instance caches nothing for longer than a moment until it has reconnected, and then publishes an
 * invalidation, because it may have changed content meanwhile.
 */
export class SharedInstances implements Instances {
  private readonly id = randomUUID()
  private readonly commands: Redis
  private readonly subscriber: Redis
  private readonly acknowledgements = new PendingAcknowledgements()
  private readonly changed: string
  private readonly acknowledged: string
  private readonly heartbeat: NodeJS.Timeout
  isConnected = false

  /** @param shop key prefix that separates this shop from others on the same Redis */
  constructor(
    address: string,
    private readonly shop: string,
    private readonly listener: Listener,
    private readonly log: FastifyBaseLogger,
  ) {
    // Until the subscription is active, other instances may change content unnoticed.
    listener.onConnection(false)
    this.changed = `${shop}:changed`
    this.acknowledged = `${shop}:heard:`
    const common = {
      connectTimeout: commandMilliseconds,
      retryStrategy: (times: number) => Math.min(times * 100, 2000),
    }
    this.commands = new Redis(address, {
      ...common,
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
      commandTimeout: commandMilliseconds,
    })
    this.subscriber = new Redis(address, { ...common, commandTimeout: commandMilliseconds, autoResubscribe: false })
    for (const connection of [this.commands, this.subscriber]) {
      connection.on('error', (error) => log.warn({ reason: error.message }, 'Redis cannot be reached'))
    }
    this.commands.on('ready', () => void this.publishMissedChanges())
    this.subscriber.on('ready', () => void this.listen())
    this.subscriber.on('close', () => this.setConnected(false))
    this.subscriber.on('message', (channel, message) => this.receive(channel, message))
    this.heartbeat = setInterval(() => void this.checkConnection(), heartbeatMilliseconds).unref()
  }

  async publishInvalidation(): Promise<void> {
    const change = randomUUID()
    const acknowledgement = this.acknowledgements.begin(change)
    try {
      const message = JSON.stringify({ from: this.id, change } satisfies Change)
      const receivers = await this.commands.publish(this.changed, message)
      if (!(await acknowledgement.acknowledgedBy(receivers, acknowledgementMilliseconds))) {
        this.log.warn({ receivers }, 'An instance has not acknowledged a change')
      }
    } catch (error) {
      // Published again on reconnection. Either Redis is down for all instances, or only this one is disconnected.
      this.log.error(error, 'The other instances could not be notified of a change')
    } finally {
      acknowledgement.end()
    }
  }

  counter(name: string, { points, seconds }: RateLimit): RateLimiterAbstract {
    const limit = { points, duration: seconds, keyPrefix: `${this.shop}:limit:${name}` }
    return new RateLimiterRedis({
      ...limit,
      storeClient: this.commands,
      rejectIfRedisNotReady: true,
      // Without Redis each instance counts on its own.
      insuranceLimiter: new RateLimiterMemory(limit),
    })
  }

  async close(): Promise<void> {
    clearInterval(this.heartbeat)
    this.acknowledgements.close()
    this.commands.disconnect()
    this.subscriber.disconnect()
  }

  private async listen(): Promise<void> {
    try {
      await this.subscriber.subscribe(this.changed, this.acknowledged + this.id)
      this.setConnected(true)
      await this.publishMissedChanges()
    } catch {
      this.subscriber.disconnect(true)
    }
  }

  /** Publishes the changes made while this instance was disconnected. */
  private async publishMissedChanges(): Promise<void> {
    if (this.isConnected && this.commands.status === 'ready') await this.publishInvalidation()
  }

  /** Detects a dead connection, which otherwise shows only when it is used. */
  private async checkConnection(): Promise<void> {
    if (!this.isConnected) return
    await this.subscriber.ping().catch(() => {
      this.setConnected(false)
      // Until they are back, commands fail at once instead of keeping each caller waiting.
      for (const connection of [this.subscriber, this.commands]) connection.disconnect(true)
    })
  }

  private setConnected(isConnected: boolean): void {
    if (this.isConnected === isConnected) return
    this.isConnected = isConnected
    this.listener.onConnection(isConnected)
  }

  private receive(channel: string, message: string): void {
    if (channel !== this.changed) {
      this.acknowledgements.answered(message)
      return
    }
    const { from, change } = JSON.parse(message) as Change
    if (from !== this.id) this.listener.onChange()
    this.commands.publish(this.acknowledged + from, change).catch(() => undefined)
  }
}
