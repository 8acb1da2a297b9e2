/** A value that knows the memory it takes. */
interface Held {
  /** In bytes. */
  readonly heldBytes: number
}

interface Entry<Value> {
  value: Value
  bytes: number
}

/** A key takes two bytes per character at most, and twice its place: in the map and in its entry. */
const bytesPerCharacter = 2

/** The part of the memory that what was asked again may fill; the rest is left to what is new. */
const maxAgain = 0.8

/**
 * Values by key within a limit of memory. What was asked once makes way before what was asked again, so that any number
 * of requests for something else does not push out what is asked often. Within both, the longest unused goes first.
 */
export class SegmentedCache<Value extends Held> {
  /** Oldest first, as maps are ordered. */
  private readonly once = new Map<string, Entry<Value>>()
  private readonly again = new Map<string, Entry<Value>>()
  private bytesOnce = 0
  private bytesAgain = 0

  /** @param max bytes */
  constructor(private readonly max: number) {}

  /** The value, which is asked again from now on. */
  get(key: string): Value | undefined {
    const known = this.again.get(key)
    if (known) {
      this.again.delete(key)
      this.again.set(key, known)
      return known.value
    }
    const entry = this.once.get(key)
    if (!entry) return undefined
    this.once.delete(key)
    this.bytesOnce -= entry.bytes
    this.again.set(key, entry)
    this.bytesAgain += entry.bytes
    this.makeRoom()
    return entry.value
  }

  set(key: string, value: Value): void {
    const bytes = bytesOf(key, value)
    const isAskedAgain = this.again.has(key)
    this.delete(key)
    if (bytes > this.max) return
    if (isAskedAgain) {
      this.again.set(key, { value, bytes })
      this.bytesAgain += bytes
    } else {
      this.once.set(key, { value, bytes })
      this.bytesOnce += bytes
    }
    this.makeRoom()
  }

  delete(key: string): void {
    this.bytesOnce -= this.once.get(key)?.bytes ?? 0
    this.bytesAgain -= this.again.get(key)?.bytes ?? 0
    this.once.delete(key)
    this.again.delete(key)
  }

  /** To be called when a value takes more memory than before. */
  grown(key: string, value: Value): void {
    for (const part of [this.again, this.once]) {
      const entry = part.get(key)
      if (entry?.value !== value) continue
      const more = bytesOf(key, value) - entry.bytes
      entry.bytes += more
      if (part === this.again) this.bytesAgain += more
      else this.bytesOnce += more
      this.makeRoom()
    }
  }

  clear(): void {
    this.once.clear()
    this.again.clear()
    this.bytesOnce = 0
    this.bytesAgain = 0
  }

  get size(): number {
    return this.once.size + this.again.size
  }

  get heldBytes(): number {
    return this.bytesOnce + this.bytesAgain
  }

  private makeRoom(): void {
    for (const [key, entry] of this.again) {
      if (this.bytesAgain <= this.max * maxAgain) break
      this.again.delete(key)
      this.bytesAgain -= entry.bytes
      this.once.set(key, entry)
      this.bytesOnce += entry.bytes
    }
    for (const [key, { bytes }] of this.once) {
      if (this.heldBytes <= this.max) break
      this.once.delete(key)
      this.bytesOnce -= bytes
    }
  }
}

function bytesOf(key: string, { heldBytes }: Held): number {
  return heldBytes + key.length * bytesPerCharacter
}
