import { ShopError } from '../errors/ShopError.js'
import type { ErrorCode } from '../shared/errorCodes.js'
import { FairQueue, type Whose } from './FairQueue.js'

interface Limits {
  /** How many run at once. */
  atOnce: number
  /** How many may wait. */
  maxWaiting: number
  /**
   * How long to pause after each, as a multiple of what it took: work that takes one of four moments leaves the others
   * to everything else.
   */
  pause?: number
  /**
   * Milliseconds that a pause takes at most. Work that waits for others, while much is asked or before its code is
   * compiled, takes long without using the processor for long.
   */
  longestPause?: number
  /** Milliseconds that one waits at most. */
  patience?: number
  /** With what more is refused. */
  refusal?: ErrorCode
}

const retrySeconds = 2

interface Waiting {
  acquired(): void
  refuse(refusal: ShopError): void
}

/**
 * A semaphore with a queue, so that any amount of work leaves room for everything else. Networks that wait are served in
 * rotation, the widest first and the narrower ones within them, and the largest of them is refused first: no subscriber
 * fills the queue for the others, however many addresses he has.
 */
export class FairSemaphore {
  private running = 0
  private readonly queue = new FairQueue<Waiting>()

  constructor(private readonly limits: Limits) {}

  /**
   * @param who asks for it: the networks of a caller, narrowest first, or one name; all are one where it is not given
   * @throws ShopError UNAVAILABLE, or as the limits say, with the seconds to wait, when too much waits
   */
  async run<Result>(work: () => Promise<Result>, who: Whose = ''): Promise<Result> {
    await this.acquire(who)
    const start = performance.now()
    try {
      return await work()
    } finally {
      const { pause, longestPause = Number.POSITIVE_INFINITY } = this.limits
      const took = performance.now() - start
      if (pause) setTimeout(() => this.release(), Math.min(took * pause, longestPause)).unref()
      else this.release()
    }
  }

  /** The same for work that is not one promise: `release` has to be called once for each `acquire`. */
  acquire(who: Whose = ''): Promise<void> | undefined {
    if (this.running < this.limits.atOnce) {
      this.running += 1
      return undefined
    }
    if (this.queue.size >= this.limits.maxWaiting) this.makeRoom(who)
    return new Promise((acquired, refuse) => {
      const waiting = { acquired, refuse }
      const { patience } = this.limits
      this.queue.add(patience === undefined ? waiting : this.impatient(waiting, who, patience), who)
    })
  }

  /** Passes to who waits longest of those who were served longest ago. */
  release(): void {
    const next = this.queue.take()
    if (next) next.acquired()
    else this.running -= 1
  }

  get isIdle(): boolean {
    return this.running === 0
  }

  /** The same, but refused after so many milliseconds. */
  private impatient(waiting: Waiting, who: Whose, patience: number): Waiting {
    const timer = setTimeout(() => {
      this.queue.remove(impatient, who)
      waiting.refuse(this.refusal())
    }, patience).unref()
    const impatient: Waiting = {
      acquired() {
        clearTimeout(timer)
        waiting.acquired()
      },
      refuse(refusal) {
        clearTimeout(timer)
        waiting.refuse(refusal)
      },
    }
    return impatient
  }

  /** Refuses the latest of the largest network. @throws ShopError when that is who asks now */
  private makeRoom(who: Whose): void {
    const displaced = this.queue.displace(who)
    if (!displaced) throw this.refusal()
    displaced.refuse(this.refusal())
  }

  private refusal(): ShopError {
    return new ShopError(this.limits.refusal ?? 'UNAVAILABLE', { retryAfter: retrySeconds })
  }
}
