import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { Redis } from 'ioredis'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'
import type { RateLimit } from '../settings/settingValues.js'
import type { Instances, Listener } from './Instances.js'
import { PendingAcknowledgements } from './PendingAcknowledgements.js'

/** Redis is near; what takes longer than this is not coming. */
const commandMilliseconds = 1000
/** How often an instance makes sure that it would hear. */
const heartbeatMilliseconds = 1000
/** By then whoever has not answered has found out that it hears nothing. */
const answerMilliseconds = heartbeatMilliseconds + commandMilliseconds + 500

interface Change {
  /** The instance that tells. */
  from: string
  change: string
}

/**
 * Instances that speak over Redis. A change is told to all, and each answers that it has heard it. Whoever is cut off
 * keeps nothing until it hears again, and tells of a change when it comes back: it may have made one meanwhile.
 */
export class SharedInstances implements Instances {
  private readonly id = randomUUID()
  private readonly commands: Redis
  private readonly subscriber: Redis
  private readonly acknowledgements = new PendingAcknowledgements()
  private readonly changed: string
  private readonly heard: string
  private readonly heartbeat: NodeJS.Timeout
  private isConnected = false

  /** @param shop tells the messages of this shop from those of another on the same Redis */
  constructor(
    address: string,
    private readonly shop: string,
    private readonly listener: Listener,
    private readonly log: FastifyBaseLogger,
  ) {
    // Until Redis has been heard, others may change content without this instance knowing.
    listener.onConnection(false)
    this.changed = `${shop}:changed`
    this.heard = `${shop}:heard:`
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
    this.commands.on('ready', () => void this.greet())
    this.subscriber.on('ready', () => void this.listen())
    this.subscriber.on('close', () => this.setConnected(false))
    this.subscriber.on('message', (channel, message) => this.hear(channel, message))
    this.heartbeat = setInterval(() => void this.feelPulse(), heartbeatMilliseconds).unref()
  }

  async publishInvalidation(): Promise<void> {
    const change = randomUUID()
    const acknowledgement = this.acknowledgements.begin(change)
    try {
      const message = JSON.stringify({ from: this.id, change } satisfies Change)
      const told = await this.commands.publish(this.changed, message)
      if (!(await acknowledgement.acknowledgedBy(told, answerMilliseconds))) {
        this.log.warn({ told }, 'An instance has not answered that it knows of a change')
      }
    } catch (error) {
      // Told again when Redis is back. The others cannot hear it either, or it is this one that is cut off.
      this.log.error(error, 'The other instances could not be told of a change')
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
      // Each counts for itself rather than nobody at all.
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
      await this.subscriber.subscribe(this.changed, this.heard + this.id)
      this.setConnected(true)
      await this.greet()
    } catch {
      this.subscriber.disconnect(true)
    }
  }

  /** What was changed while this instance could not be heard is told now. */
  private async greet(): Promise<void> {
    if (this.isConnected && this.commands.status === 'ready') await this.publishInvalidation()
  }

  /** A connection that goes nowhere looks as good as any until somebody tries it. */
  private async feelPulse(): Promise<void> {
    if (!this.isConnected) return
    await this.subscriber.ping().catch(() => {
      this.setConnected(false)
      this.subscriber.disconnect(true)
    })
  }

  private setConnected(isConnected: boolean): void {
    if (this.isConnected === isConnected) return
    this.isConnected = isConnected
    this.listener.onConnection(isConnected)
  }

  private hear(channel: string, message: string): void {
    if (channel !== this.changed) {
      this.acknowledgements.answered(message)
      return
    }
    const { from, change } = JSON.parse(message) as Change
    if (from !== this.id) this.listener.onChange()
    this.commands.publish(this.heard + from, change).catch(() => undefined)
  }
}
