import { setImmediate } from 'node:timers/promises'
import { Mutex } from 'async-mutex'
import sharp from 'sharp'

// What was decoded is not needed again, and one image at a time does not need many threads.
sharp.cache(false)
sharp.concurrency(1)

const gate = new Mutex()

/** Who waits for a picture; the first of these goes first. */
export type Waiting = 'reader' | 'staff' | 'visitor'
const priorities: Record<Waiting, number> = { reader: 2, staff: 1, visitor: 0 }

/**
 * Decodes and encodes images, one at a time in the whole process, whoever sent them: each takes up to 200 MB of memory
 * for a moment. The others wait.
 */
export function decodeAlone<Result>(waiting: Waiting, work: () => Promise<Result>): Promise<Result> {
  return gate.runExclusive(async () => {
    try {
      return await work()
    } finally {
      // The decoder gives its memory back after it has answered.
      await setImmediate()
    }
  }, priorities[waiting])
}
