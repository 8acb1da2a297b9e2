import type { ExecutionResult } from 'graphql'
import { LRUCache } from 'lru-cache'
import { cacheLookups } from '../metrics/measures.js'
import { type Answer, CachedResponse } from './CachedResponse.js'
import { SegmentedCache } from './SegmentedCache.js'

/** Addresses of the product, of which there are as many as there is content. */
const maxBytesOfPages = 40 * 1024 * 1024

/** Calls of the APIs, which their callers make up. They have memory of their own, so that they push out no page. */
const maxBytesOfCalls = 20 * 1024 * 1024

/** Pages with a text that visitors type, of which there is no end. */
const maxBytesOfTyped = 4 * 1024 * 1024

const maxReads = 100

/**
 * Milliseconds for which a response is cached while this instance does not learn of the changes of others. A page is made
 * of reads that are at most as old, so that what another has published is shown within twice that time.
 */
const briefly = 1000

/** When something was read and until when it holds, in epoch milliseconds. */
interface Lifetime {
  since: number
  until: number
}

type Make = (known?: CachedResponse) => Promise<Answer>

interface Read {
  lifetime: Lifetime
  result: Promise<ExecutionResult>
}

/**
 * Answers for visitors, cached as bytes until the content changes. Keys are made of what an answer depends on, never of
 * what a caller merely sent along.
 */
export class ResponseCache {
  private readonly pages = new SegmentedCache<CachedResponse>(maxBytesOfPages)
  private readonly calls = new SegmentedCache<CachedResponse>(maxBytesOfCalls)
  private readonly typed = new SegmentedCache<CachedResponse>(maxBytesOfTyped)
  /** Those that were made or renewed since the content changed last. */
  private current = new WeakSet<CachedResponse>()
  private inFlight = new Map<string, Promise<CachedResponse>>()
  private readonly reads = new LRUCache<string, Read>({ max: maxReads })
  private version = 0
  private isEnabled = true
  private isBrief = false

  /** The answer to a call of an API. */
  find(key: string): CachedResponse | undefined {
    return this.fresh(this.calls.get(key))
  }

  /** Caches the response to a call of an API. */
  set(key: string, answer: Answer, version: number): CachedResponse {
    return this.store(this.calls, key, answer, version)
  }

  /** The answer at an address, where it is cached; `isTyped` as for `fetchTyped`. */
  findPage(key: string, isTyped = false): CachedResponse | undefined {
    return this.fresh((isTyped ? this.typed : this.pages).get(key))
  }

  /**
   * The answer at an address, made when it is not cached; concurrent requests share one computation.
   * @param make gets the response of before the last change, if there is one, and may answer 304: it is the same still
   */
  fetch(key: string, make: Make): Promise<CachedResponse> {
    return this.fetchFrom(this.pages, key, make)
  }

  /** The same for an address with a text that a visitor typed: however many there are, they push out no other page. */
  fetchTyped(key: string, make: Make): Promise<CachedResponse> {
    return this.fetchFrom(this.typed, key, make)
  }

  private async fetchFrom(part: SegmentedCache<CachedResponse>, key: string, make: Make): Promise<CachedResponse> {
    const known = part.get(key)
    const found = this.fresh(known) ?? this.inFlight.get(key)
    if (found) return found
    const { version, inFlight } = this
    const answer = make(known)
      .then((made) => this.store(part, key, made, version, known))
      .finally(() => inFlight.delete(key))
    inFlight.set(key, answer)
    return answer
  }

  /**
   * Query results that pages share, such as their menus.
   * @param read calls `holds` with the time until which its result is valid, in epoch milliseconds
   */
  fetchRead(key: string, read: (holds: (until: number) => void) => Promise<ExecutionResult>): Promise<ExecutionResult> {
    const known = this.reads.get(key)
    if (known && isCurrent(known.lifetime)) return known.result
    const since = Date.now()
    const latest = this.isBrief ? since + briefly : Number.POSITIVE_INFINITY
    const lifetime = { since, until: latest }
    const result = read((until) => {
      lifetime.until = Math.min(until, latest)
    })
    if (!this.isEnabled) return result
    this.reads.set(key, { lifetime, result })
    const forget = () => {
      if (this.reads.peek(key)?.result === result) this.reads.delete(key)
    }
    result.then(({ errors }) => errors && forget(), forget)
    return result
  }

  /** The memory that all answers take, in bytes. */
  get cachedBytes(): number {
    return this.pages.heldBytes + this.calls.heldBytes + this.typed.heldBytes
  }

  /** How many answers are cached. */
  get cachedAnswers(): number {
    return this.pages.size + this.calls.size + this.typed.size
  }

  /** To be passed to `set`, so that an answer begun before a change is not cached after it. */
  get currentVersion(): number {
    return this.version
  }

  /** While this instance does not learn of the changes of others, nothing is cached for longer than a moment. */
  setBrief(isBrief: boolean): void {
    this.isBrief = isBrief
    this.invalidate()
  }

  /** For answers that change without the content changing. */
  disable(): void {
    this.isEnabled = false
    this.invalidate()
  }

  /** After a change of content nothing is answered from the cache; pages stay, since most turn out to be the same. */
  invalidate(): void {
    this.version++
    this.current = new WeakSet()
    this.calls.clear()
    this.typed.clear()
    this.reads.clear()
    this.inFlight = new Map()
  }

  private store(
    part: SegmentedCache<CachedResponse>,
    key: string,
    made: Answer,
    version: number,
    known?: CachedResponse,
  ): CachedResponse {
    const answer = this.isBrief ? cutShort(made) : made
    const response =
      known && answer.status === 304 ? known : new CachedResponse(answer, () => part.grown(key, response))
    // An answer begun before a change may contain the old content; server errors may be temporary.
    const isCacheable = version === this.version && answer.status < 500 && !answer.isTransient
    if (!this.isEnabled || !isCacheable) return response
    if (response === known) known.renew(answer.expiresAt)
    part.set(key, response)
    this.current.add(response)
    return response
  }

  private fresh(response: CachedResponse | undefined): CachedResponse | undefined {
    const found = response && this.current.has(response) && !response.isStale ? response : undefined
    cacheLookups.inc({ cached: found ? 'yes' : 'no' })
    return found
  }
}

function cutShort(answer: Answer): Answer {
  return { ...answer, expiresAt: Math.min(answer.expiresAt ?? Number.POSITIVE_INFINITY, Date.now() + briefly) }
}

/** What was read in the future was read before the clock was turned back. */
function isCurrent({ since, until }: Lifetime): boolean {
  const now = Date.now()
  return since <= now && now < until
}
