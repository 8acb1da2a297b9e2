import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** Characters of what was sent; a longer call is not sent again, and has no key: nobody reads it for one. */
const longestSent = 10_000

const maxCharacters = 1_000_000

/**
 * The cache keys of calls: made of what a call means, not of how it was written. The key of what is sent again is
 * remembered, because finding out what it means takes longer than sending a cached answer.
 */
export class CallKeys {
  private readonly known = new LRUCache<string, string>({
    maxSize: maxCharacters,
    sizeCalculation: (key, sent) => key.length + sent.length,
  })

  /** The key of what has been sent before; it takes no longer than to look it up. */
  knownKey(sent: string): string | undefined {
    return this.known.get(sent)
  }

  /**
   * @param sent what was sent, as it was sent
   * @param meaning all that the answer depends on; null for a call that is not cached; it may throw for one that cannot be read
   * @returns null for a call without a key
   */
  keyOf(sent: string, meaning: () => unknown[] | null): string | null {
    const known = this.known.get(sent)
    if (known !== undefined) return known
    const key = sent.length <= longestSent ? digestOf(meaning) : null
    if (key !== null) this.known.set(sent, key)
    return key
  }
}

/** Of one length whatever was asked; free texts cannot imitate each other. Null for a call that cannot be read. */
function digestOf(meaning: () => unknown[] | null): string | null {
  try {
    const meant = meaning()
    return meant && createHash('sha256').update(JSON.stringify(meant)).digest('base64url')
  } catch {
    // What refuses the call says why: an address that is no address, or values that nest too deep to be written out.
    return null
  }
}
