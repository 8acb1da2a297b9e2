import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { ExecutionResult } from 'graphql'
import { LRUCache } from 'lru-cache'
import { cacheLookups } from '../metrics/measures.js'

export interface Answer {
  status: number
  headers: Record<string, string>
  body: string
  /** Epoch milliseconds after which the bytes are stale, whatever happens to the content. */
  expiresAt?: number
}

export type Encoding = 'br' | 'gzip' | 'identity'

/** An answer as bytes, compressed once, at the first request for that encoding. */
export class CachedResponse {
  private readonly encoded = new Map<Encoding, Buffer | Promise<Buffer>>()
  private readonly madeAt = Date.now()
  private knownEtag: string | undefined

  constructor(readonly answer: Answer) {}

  get etag(): string {
    this.knownEtag ??= `"${createHash('sha1').update(this.answer.body).digest('base64url')}"`
    return this.knownEtag
  }

  get isStale(): boolean {
    const { expiresAt } = this.answer
    // Made in the future: the clock was turned back, so the expiry is unreliable.
    return expiresAt !== undefined && (expiresAt <= Date.now() || Date.now() < this.madeAt)
  }

  /** Synchronous, except for the first requests of a compressed form. */
  bytes(encoding: Encoding): Buffer | Promise<Buffer> {
    const known = this.encoded.get(encoding)
    if (known) return known
    const made = encoding === 'identity' ? Buffer.from(this.answer.body) : this.compressed(encoding)
    this.encoded.set(encoding, made)
    return made
  }

  private async compressed(encoding: Encoding): Promise<Buffer> {
    const bytes = await compress(encoding, this.answer.body)
    this.encoded.set(encoding, bytes)
    return bytes
  }
}

const mostBytes = 64 * 1024 * 1024
const mostReads = 100

/**
 * Answers for visitors, cached as bytes until the content changes. Requests with a session never use it.
 */
export class ResponseCache {
  private readonly cached = new LRUCache<string, CachedResponse>({
    maxSize: mostBytes,
    // Text, its bytes and two compressed forms.
    sizeCalculation: ({ answer }, key) => key.length + answer.body.length * 4 + 1,
  })
  private inFlight = new Map<string, Promise<CachedResponse>>()
  private readonly reads = new LRUCache<string, Promise<ExecutionResult>>({ max: mostReads })
  private version = 0
  private isEnabled = true

  find(key: string): CachedResponse | undefined {
    const answer = this.cached.get(key)
    const found = answer?.isStale ? undefined : answer
    cacheLookups.inc({ kept: found ? 'yes' : 'no' })
    return found
  }

  set(key: string, answer: Answer, version: number): CachedResponse {
    const response = new CachedResponse(answer)
    // An answer begun before a change may contain the old content.
    if (this.isEnabled && version === this.version) this.cached.set(key, response)
    return response
  }

  /** The answer for a key; concurrent requests share one computation. */
  async fetch(key: string, make: () => Promise<Answer>): Promise<CachedResponse> {
    const found = this.find(key) ?? this.inFlight.get(key)
    if (found) return found
    const { version, inFlight } = this
    const answer = make()
      .then((made) => (isCacheable(made) ? this.set(key, made, version) : new CachedResponse(made)))
      .finally(() => inFlight.delete(key))
    inFlight.set(key, answer)
    return answer
  }

  /** Query results that pages share, such as their menus. */
  fetchRead(key: string, read: () => Promise<ExecutionResult>): Promise<ExecutionResult> {
    const known = this.reads.get(key)
    if (known) return known
    const result = read()
    if (!this.isEnabled) return result
    this.reads.set(key, result)
    const forget = () => {
      if (this.reads.peek(key) === result) this.reads.delete(key)
    }
    result.then(({ errors }) => errors && forget(), forget)
    return result
  }

  get cachedBytes(): number {
    return this.cached.calculatedSize
  }

  /** To be passed to `set`, so that an answer begun before a change is not cached after it. */
  get currentVersion(): number {
    return this.version
  }

  /** Caching is enabled only while this instance receives invalidation messages. */
  setEnabled(isEnabled: boolean): void {
    this.isEnabled = isEnabled
    this.invalidate()
  }

  /** Discards everything after a change of content. */
  invalidate(): void {
    this.version++
    this.cached.clear()
    this.reads.clear()
    this.inFlight = new Map()
  }
}

/** Server errors may be temporary, and `no-store` marks answers for one caller. */
function isCacheable({ status, headers }: Answer): boolean {
  return status < 500 && !headers['cache-control']?.includes('no-store')
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Half the time of quality 5 for 7% more bytes: after a change every page is compressed again. */
const brotliQuality = 4

function compress(encoding: Encoding, body: string): Promise<Buffer> {
  return encoding === 'br'
    ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
    : gzipped(body)
}
