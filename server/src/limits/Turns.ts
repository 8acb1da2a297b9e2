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

/** Work that waits for its turn, so that any amount of it leaves room for everything else. */
export class Turns {
  private running = 0
  private readonly waiting: (() => void)[] = []

  constructor(private readonly limits: Limits) {}

  /** @throws ShopError UNAVAILABLE, or as the limits say, with the seconds to wait, when too much waits already */
  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.begin()
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
  begin(): Promise<void> | undefined {
    if (this.running < this.limits.atOnce) {
      this.running += 1
      return undefined
    }
    const { mostWaiting, refusal = 'UNAVAILABLE' } = this.limits
    if (this.waiting.length >= mostWaiting) throw new ShopError(refusal, { retryAfter: retrySeconds })
    return new Promise((resolve) => this.waiting.push(resolve))
  }

  /** The turn passes to who waits longest. */
  end(): void {
    const first = this.waiting.shift()
    if (first) first()
    else this.running -= 1
  }

  get isIdle(): boolean {
    return this.running === 0
  }
}
