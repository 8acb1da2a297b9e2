import { ShopError } from '../errors/ShopError.js'
import { callsLimited } from '../metrics/measures.js'
import type { RateLimit } from '../settings/settingValues.js'
import { FairQueue } from './FairQueue.js'
import { TimeBucket } from './TimeBucket.js'

/** Calls of one account under way; a back office that opens a screen has some ten. */
const maxUnderWay = 16
const maxWaiting = 200

/** How long a call waits for its turn, below the timeout of both front ends. */
const patienceMilliseconds = 8000

/** The share of one more call in the average. */
const weight = 1 / 8

/** What a call is taken to cost before there was one, in milliseconds of processor time. */
const usualCost = 20

/** Of the whole amount, what may be used at once without a pause; so much is available again twice as fast. */
const partAtOnce = 0.15
const paceAtOnce = 2

/**
 * The longest that one call is charged for, in milliseconds of processor time: what works beside it, such as an index that
 * is built anew, may take longer than any call.
 */
const maxOfOneCall = 1000

const fewestRetrySeconds = 2

interface Waiting {
  whose: readonly string[]
  admitted(): void
  refuse(refusal: ShopError): void
}

/**
 * The account of one subscriber: processor time, as a bucket that empties steadily, and calls under way. Calls beyond it
 * wait for each other, the networks within it in rotation.
 */
export class CostAccount {
  private readonly buckets: readonly TimeBucket[]
  private underWay = 0
  private average = usualCost
  private readonly queue = new FairQueue<Waiting>()
  private timer: NodeJS.Timeout | undefined
  private next: NodeJS.Immediate | undefined

  /**
   * @param limit milliseconds of processor time that may be used at once, and the seconds in which so much is available
   *   again; null where only calls under way are counted
   * @param onIdle called when there is nothing to remember any more
   */
  constructor(
    private readonly limit: RateLimit | null,
    private readonly onIdle: () => void,
  ) {
    if (!limit) this.buckets = []
    else {
      const { points, seconds } = limit
      const share = points / (seconds * 1000)
      const atOnce = points * partAtOnce
      // A call that costs much, such as one with photos, must not keep the next one waiting for all of it.
      this.buckets = [new TimeBucket(points, share), new TimeBucket(atOnce, share * paceAtOnce, atOnce)]
    }
  }

  /**
   * Begins a call; `end` has to be called once for each.
   * @param whose the networks of the caller, narrowest first
   * @param leave aborts the waiting of a client who has gone; the promise stays pending then
   * @returns undefined where it need not wait
   * @throws ShopError RATE_LIMITED with the seconds after which there is room again
   */
  begin(whose: readonly string[], leave?: (cancel: () => void) => void): Promise<void> | undefined {
    if (this.underWay === 0 && this.queue.size === 0 && this.hasRoom()) {
      this.underWay += 1
      return undefined
    }
    if (this.queue.size >= maxWaiting) {
      const displaced = this.queue.displace(whose)
      if (!displaced) throw this.refusal()
      displaced.refuse(this.refusal())
    }
    return this.wait(whose, leave)
  }

  /** Takes back the place of a call that waits elsewhere. */
  pause(): void {
    this.underWay -= 1
    this.admit()
  }

  /** Gives it back, whether there is room or not: where it waited, others let it through. */
  resume(): void {
    this.underWay += 1
  }

  /** @param cost milliseconds of processor time */
  end(cost: number): void {
    this.underWay -= 1
    const charged = Math.min(cost, maxOfOneCall)
    this.average += (charged - this.average) * weight
    for (const bucket of this.buckets) bucket.spend(charged)
    this.admit()
  }

  private wait(whose: readonly string[], leave?: (cancel: () => void) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        whose,
        admitted() {
          clearTimeout(patience)
          resolve()
        },
        refuse(refusal) {
          clearTimeout(patience)
          reject(refusal)
        },
      }
      const remove = () => {
        this.queue.remove(waiting, whose)
        clearTimeout(patience)
      }
      const patience = setTimeout(() => {
        remove()
        reject(this.refusal())
      }, patienceMilliseconds).unref()
      leave?.(remove)
      this.queue.add(waiting, whose)
      this.admit()
    })
  }

  /**
   * Begins what waits as far as there is room, and looks again when there is more. One in each turn of the event loop: what
   * came in meanwhile is answered in between.
   */
  private admit(): void {
    clearTimeout(this.timer)
    if (this.queue.size > 0 && this.hasRoom()) {
      this.next ??= setImmediate(() => {
        this.next = undefined
        if (this.queue.size > 0 && this.hasRoom()) {
          this.underWay += 1
          this.queue.take()?.admitted()
        }
        this.admit()
      })
      return
    }
    const until = this.queue.size > 0 ? this.untilRoom() : this.untilEmpty()
    if (this.underWay === 0 && this.queue.size === 0 && until === 0) this.onIdle()
    else if (Number.isFinite(until)) this.timer = setTimeout(() => this.admit(), Math.max(1, until)).unref()
  }

  /** With what those at work will probably cost. */
  private hasRoom(): boolean {
    return this.underWay < maxUnderWay && this.untilRoom() === 0
  }

  /** Milliseconds; infinite where somebody has to end first, who looks again. */
  private untilRoom(): number {
    if (this.underWay >= maxUnderWay) return Number.POSITIVE_INFINITY
    return Math.max(0, ...this.buckets.map((bucket) => bucket.untilRoom(this.underWay * this.average)))
  }

  private untilEmpty(): number {
    return this.underWay > 0
      ? Number.POSITIVE_INFINITY
      : Math.max(0, ...this.buckets.map((bucket) => bucket.untilEmpty()))
  }

  private refusal(): ShopError {
    callsLimited.inc({ limit: 'cost' })
    const ahead = (this.underWay + this.queue.size) * this.average
    const until = Math.max(0, ...this.buckets.map((bucket) => bucket.untilRoom(ahead)))
    const retryAfter = Math.min(this.limit?.seconds ?? 0, Math.ceil(until / 1000))
    return new ShopError('RATE_LIMITED', { retryAfter: Math.max(fewestRetrySeconds, retryAfter) })
  }
}
