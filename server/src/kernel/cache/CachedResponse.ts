import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export interface Answer {
  status: number
  headers: Record<string, string>
  body: string
  /** Epoch milliseconds after which the bytes are stale, whatever happens to the content. */
  expiresAt?: number
  /** Whether it is not worth keeping, because it costs little and there is no end of addresses that have it. */
  isTransient?: boolean
  /** Of all that it was rendered from: while that is the same, so are its bytes. */
  fingerprint?: string | undefined
  /** Whether browsers store it for good, so that each of its bytes is worth the time that compressing takes. */
  isLasting?: boolean
}

export type Encoding = 'br' | 'gzip' | 'identity'

/**
 * What an answer takes beside its bytes: the objects around it, its headers, its tag and its place in the cache. Measured
 * with answers of a few bytes, rounded up.
 */
const overheadBytes = 1500

/** What a compressed form takes beside its bytes: a buffer outside the heap. */
const overheadOfForm = 300

/** An answer as bytes, compressed once, at the first request for that encoding. */
export class CachedResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly fingerprint: string | undefined
  private readonly identity: Buffer
  private readonly compressedForms = new Map<Encoding, Buffer | Promise<Buffer>>()
  private expiresAt: number | undefined
  private readonly quality: number
  private madeAt = Date.now()
  private knownEtag: string | undefined
  private held: number

  /** @param onGrowth called when a compressed form is cached too */
  constructor(
    { status, headers, body, fingerprint, expiresAt, isLasting = false }: Answer,
    private readonly onGrowth: () => void = () => undefined,
  ) {
    this.status = status
    this.headers = headers
    this.fingerprint = fingerprint
    this.expiresAt = expiresAt
    this.quality = isLasting ? lastingQuality : brotliQuality
    this.identity = ownBytes(Buffer.from(body))
    this.held = overheadBytes + this.identity.length
  }

  /**
   * Weak, because the compressed forms share it: a strong one would promise the same bytes to all of them.
   */
  get etag(): string {
    this.knownEtag ??= etagOf(this.identity)
    return this.knownEtag
  }

  /** Whether an `If-None-Match` header names this answer. */
  isNamedBy(header: string | undefined): boolean {
    return header !== undefined && isNamed(header, this.etag)
  }

  get isStale(): boolean {
    // Made in the future: the clock was turned back, so the expiry is unreliable.
    return this.expiresAt !== undefined && (this.expiresAt <= Date.now() || Date.now() < this.madeAt)
  }

  /** Its bytes have turned out to be what would be answered now. @param expiresAt as in an answer */
  renew(expiresAt: number | undefined): void {
    this.expiresAt = expiresAt
    this.madeAt = Date.now()
  }

  /** The memory that it takes, in bytes. */
  get heldBytes(): number {
    return this.held
  }

  /** Synchronous, except for the first requests of a compressed form. */
  bytes(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'identity') return this.identity
    const known = this.compressedForms.get(encoding)
    if (known) return known
    const made = this.compressed(encoding)
    this.compressedForms.set(encoding, made)
    return made
  }

  private async compressed(encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
    const bytes = ownBytes(await compress(encoding, this.identity, this.quality))
    this.compressedForms.set(encoding, bytes)
    this.held += bytes.length + overheadOfForm
    this.onGrowth()
    return bytes
  }
}

export function etagOf(body: string | Buffer): string {
  return `W/"${createHash('sha1').update(body).digest('base64url')}"`
}

/** Whether an `If-None-Match` header names a tag; strength does not matter there (RFC 9110, 13.1.2). */
export function isNamed(header: string, etag: string): boolean {
  return header.split(',').some((tag) => tag.trim() === '*' || opaque(tag.trim()) === opaque(etag))
}

function opaque(tag: string): string {
  return tag.startsWith('W/') ? tag.slice(2) : tag
}

/** A copy with memory of its own: a small buffer is part of a larger one, which it would keep as a whole. */
function ownBytes(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Half the time of quality 5 for 7% more bytes: after a change every page is compressed again. */
const brotliQuality = 4

/** The best there is: a fifth fewer bytes than quality 4 for some thirty times its time. */
const lastingQuality = 11

/** @param quality of brotli, from 0 to 11 */
export function compress(
  encoding: Exclude<Encoding, 'identity'>,
  body: string | Buffer,
  quality = brotliQuality,
): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(body)
  const length = Buffer.byteLength(body)
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(length),
    },
  })
}

/**
 * The binary logarithm of the smallest window that has room for all of it. The usual 4 MB for pages of 80 KB compress no
 * better, but take a fifth more time, and memory for which everything else is collected more often.
 */
function windowFor(length: number): number {
  const roomFor = Math.ceil(Math.log2(length + windowOverhead))
  return Math.min(Math.max(roomFor, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW)
}

/** Bytes of a window that brotli does not use (RFC 7932, 9.1). */
const windowOverhead = 16
