import { ShopError } from '../errors/ShopError.js'
import type { ErrorCode } from '../shared/errorCodes.js'

interface Limits {
  /** How many run at once. */
  atOnce: number
  /** How many may wait. */
  mostWaiting: number
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
  /** With what more is refused. */
  refusal?: ErrorCode
}

const retrySeconds = 2

interface Waiting {
  acquired(): void
  refuse(refusal: ShopError): void
}

/**
 * A semaphore with a queue, so that any amount of work leaves room for everything else. Who waits is served in rotation,
 * and who has most waiting is refused first: nobody fills the queue for the others.
 */
export class FairSemaphore {
  private running = 0
  private waiting = 0
  /** By whom; who comes first is next. */
  private readonly queues = new Map<string, Waiting[]>()

  constructor(private readonly limits: Limits) {}

  /**
   * @param who asks for it, such as a network; all are one where it is not given
   * @throws ShopError UNAVAILABLE, or as the limits say, with the seconds to wait, when too much waits
   */
  async run<Result>(work: () => Promise<Result>, who = ''): Promise<Result> {
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
  acquire(who = ''): Promise<void> | undefined {
    if (this.running < this.limits.atOnce) {
      this.running += 1
      return undefined
    }
    if (this.waiting >= this.limits.mostWaiting) this.makeRoom(who)
    this.waiting += 1
    return new Promise((acquired, refuse) => {
      const queue = this.queues.get(who) ?? []
      queue.push({ acquired, refuse })
      this.queues.set(who, queue)
    })
  }

  /** Passes to who waits longest of those who were served longest ago. */
  release(): void {
    const [who, queue] = this.queues.entries().next().value ?? ['', []]
    const first = queue.shift()
    this.queues.delete(who)
    if (!first) {
      this.running -= 1
      return
    }
    if (queue.length > 0) this.queues.set(who, queue)
    this.waiting -= 1
    first.acquired()
  }

  get isIdle(): boolean {
    return this.running === 0
  }

  /** Refuses the latest of who has most waiting. @throws ShopError when that is who asks now */
  private makeRoom(who: string): void {
    const refusal = new ShopError(this.limits.refusal ?? 'UNAVAILABLE', { retryAfter: retrySeconds })
    const most = Math.max(...[...this.queues.values()].map(({ length }) => length))
    if ((this.queues.get(who)?.length ?? 0) + 1 >= most) throw refusal
    const [longest] = [...this.queues.values()].filter(({ length }) => length === most)
    longest?.pop()?.refuse(refusal)
    this.waiting -= 1
  }
}
