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

/** An answer as bytes, compressed once for everybody, and when somebody first asks for them. */
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
    // Made later than now: the clock was put back, and what it told of the day does not hold.
    return expiresAt !== undefined && (expiresAt <= Date.now() || Date.now() < this.madeAt)
  }

  /** At once, but for the first who asks for them compressed. */
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
 * What visitors were answered, kept as bytes until the content changes. Requests with a session never come here.
 */
export class ResponseCache {
  private readonly cached = new LRUCache<string, CachedResponse>({
    maxSize: mostBytes,
    // Text, its bytes and two compressed forms.
    sizeCalculation: ({ answer }, key) => key.length + answer.body.length * 4 + 1,
  })
  private underWay = new Map<string, Promise<CachedResponse>>()
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
    const kept = new CachedResponse(answer)
    // What was begun before the content changed may show what it was.
    if (this.isEnabled && version === this.version) this.cached.set(key, kept)
    return kept
  }

  /** The answer under a key; made once however many ask for it at the same time. */
  async fetch(key: string, make: () => Promise<Answer>): Promise<CachedResponse> {
    const found = this.find(key) ?? this.underWay.get(key)
    if (found) return found
    const { version, underWay } = this
    const answer = make()
      .then((made) => (isCacheable(made) ? this.set(key, made, version) : new CachedResponse(made)))
      .finally(() => underWay.delete(key))
    underWay.set(key, answer)
    return answer
  }

  /** What pages have in common, such as their menus: read once for all of them. */
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

  /** To be handed to `keep`, so that an answer begun before a change is not kept after it. */
  get currentVersion(): number {
    return this.version
  }

  /** Whether answers may be kept: only by whoever is told when they no longer hold. */
  setEnabled(isEnabled: boolean): void {
    this.isEnabled = isEnabled
    this.invalidate()
  }

  /** The content has changed: nothing that was answered before is answered again. */
  invalidate(): void {
    this.version++
    this.cached.clear()
    this.reads.clear()
    this.underWay = new Map()
  }
}

/** A failure may be over at the next try, and some answers say themselves that they are for one caller. */
function isCacheable({ status, headers }: Answer): boolean {
  return status < 500 && !headers['cache-control']?.includes('no-store')
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Half the time of the usual 5, for a fifteenth more bytes: after a change every page is compressed anew. */
const brotliQuality = 4

function compress(encoding: Encoding, body: string): Promise<Buffer> {
  return encoding === 'br'
    ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
    : gzipped(body)
}
