import type { ErrorCode } from '../errors/errorCodes.js'
import { ShopError } from '../errors/ShopError.js'

interface Limits {
  /** How many run at once. */
  atOnce: number
  /** How many may wait for their turn. */
  mostWaiting: number
  /**
   * How long to pause after each, as a multiple of what it took: work that takes one of four moments leaves the others
   * to everything else.
   */
  pause?: number
  /** With what more is refused. */
  refusal?: ErrorCode
}

const retrySeconds = 2

interface Waiting {
  begin(): void
  refuse(refusal: ShopError): void
}

/**
 * Work that waits for its turn, so that any amount of it leaves room for everything else. Who waits is served in rotation,
 * and who has most waiting is refused first: nobody fills the queue for the others.
 */
export class Turns {
  private running = 0
  private waiting = 0
  /** By whom; who comes first is next. */
  private readonly queues = new Map<string, Waiting[]>()

  constructor(private readonly limits: Limits) {}

  /**
   * @param who asks for it, such as a network; all are one where it is not given
   * @throws ShopError UNAVAILABLE, or as the limits say, with the seconds to wait, when too much waits
   */
  async take<Result>(work: () => Promise<Result>, who = ''): Promise<Result> {
    await this.begin(who)
    const start = performance.now()
    try {
      return await work()
    } finally {
      const took = performance.now() - start
      if (this.limits.pause) setTimeout(() => this.end(), took * this.limits.pause)
      else this.end()
    }
  }

  /** The same for work that tells by itself when it ends: `end` has to be called once for each `begin`. */
  begin(who = ''): Promise<void> | undefined {
    if (this.running < this.limits.atOnce) {
      this.running += 1
      return undefined
    }
    if (this.waiting >= this.limits.mostWaiting) this.makeRoom(who)
    this.waiting += 1
    return new Promise((begin, refuse) => {
      const queue = this.queues.get(who) ?? []
      queue.push({ begin, refuse })
      this.queues.set(who, queue)
    })
  }

  /** The turn passes to who waits longest of those who were served longest ago. */
  end(): void {
    const [who, queue] = this.queues.entries().next().value ?? ['', []]
    const first = queue.shift()
    this.queues.delete(who)
    if (!first) {
      this.running -= 1
      return
    }
    if (queue.length > 0) this.queues.set(who, queue)
    this.waiting -= 1
    first.begin()
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
