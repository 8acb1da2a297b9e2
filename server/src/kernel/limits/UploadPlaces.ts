import { FairSemaphore } from './FairSemaphore.js'

/** Uploads of one subscriber, or to one secret address, that are received at once. */
const maxOfOne = 2

/** How long an upload waits for its place, below the timeout of the front ends. */
const patienceMilliseconds = 8000

const ofOne = { atOnce: maxOfOne, maxWaiting: 8, refusal: 'RATE_LIMITED', patience: patienceMilliseconds } as const

/**
 * Places for uploads, each of which takes as long as its connection needs and as much memory as its files. Nobody takes
 * them from the others: a subscriber has two, however many addresses he has, and so has a secret address.
 */
export class UploadPlaces {
  private readonly all: FairSemaphore
  private readonly each = new Map<string, FairSemaphore>()

  /** @param atOnce places for all together */
  constructor(atOnce: number) {
    this.all = new FairSemaphore({ ...ofOne, atOnce, maxWaiting: 50 })
  }

  /**
   * Waits for a place.
   * @param networks of the sender, narrowest first
   * @param code of the secret address that it is sent to, if it is
   * @returns what gives it back
   * @throws ShopError RATE_LIMITED after 8 seconds, or when too many wait
   */
  async take(networks: readonly string[], code?: string): Promise<() => void> {
    const taken: (() => void)[] = []
    const giveBack = () => {
      for (const release of taken.splice(0)) release()
    }
    try {
      for (const one of [networks.at(-1) ?? '', ...(code === undefined ? [] : [`code ${code}`])]) {
        taken.push(await this.placeOf(one, networks))
      }
      await this.all.acquire(networks)
      taken.push(() => this.all.release())
      return giveBack
    } catch (error) {
      giveBack()
      throw error
    }
  }

  private async placeOf(one: string, networks: readonly string[]): Promise<() => void> {
    const places = this.each.get(one) ?? new FairSemaphore(ofOne)
    this.each.set(one, places)
    await places.acquire(networks)
    return () => {
      places.release()
      if (places.isIdle) this.each.delete(one)
    }
  }
}
