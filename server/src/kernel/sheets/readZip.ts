import { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import { sheetLimits, UnreadableSheet } from './SheetRow.js'

interface ZipEntry {
  name: string
  method: number
  offset: number
  compressed: number
  isLocked: boolean
}

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const localSignature = 0x04034b50
/** Files in the archive of a spreadsheet; a real one has some dozens. */
const maxEntries = 2000

/** The files of an archive, which are unfolded piece by piece in another thread, and never to more than a table may be. */
export class Zip {
  private unfolded = 0
  private readonly entries: Map<string, ZipEntry>

  /** @throws UnreadableSheet for what is no whole archive */
  constructor(private readonly bytes: Buffer) {
    try {
      this.entries = new Map(entriesOf(bytes).map((entry) => [entry.name, entry]))
    } catch {
      throw new UnreadableSheet('damaged')
    }
  }

  get names(): string[] {
    return [...this.entries.keys()]
  }

  /** The content of a file as text, piece by piece; nothing where there is none. @throws UnreadableSheet */
  async *pieces(name: string): AsyncGenerator<string> {
    const entry = this.entries.get(name)
    if (!entry) return
    const decoder = new TextDecoder('utf-8')
    try {
      for await (const piece of this.content(entry)) {
        this.unfolded += piece.length
        if (this.unfolded > sheetLimits.unfolded) throw new UnreadableSheet('tooLarge')
        yield decoder.decode(piece, { stream: true })
      }
    } catch (error) {
      throw error instanceof UnreadableSheet ? error : new UnreadableSheet('damaged')
    }
  }

  async text(name: string): Promise<string> {
    let text = ''
    for await (const piece of this.pieces(name)) text += piece
    return text
  }

  private content({ offset, compressed, method, isLocked }: ZipEntry): AsyncIterable<Buffer> {
    if (isLocked) throw new UnreadableSheet('locked')
    if (this.bytes.readUInt32LE(offset) !== localSignature) throw new UnreadableSheet('damaged')
    const start = offset + 30 + this.bytes.readUInt16LE(offset + 26) + this.bytes.readUInt16LE(offset + 28)
    const bytes = this.bytes.subarray(start, start + compressed)
    if (method === 0) return Readable.from([bytes])
    if (method !== 8) throw new UnreadableSheet('damaged')
    return Readable.from([bytes]).pipe(createInflateRaw())
  }
}

function entriesOf(bytes: Buffer): ZipEntry[] {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || bytes.readUInt32LE(end) !== endSignature) throw new UnreadableSheet('damaged')
  const count = bytes.readUInt16LE(end + 10)
  if (count > maxEntries) throw new UnreadableSheet('tooLarge')
  const entries: ZipEntry[] = []
  for (let place = bytes.readUInt32LE(end + 16); entries.length < count; ) {
    if (bytes.readUInt32LE(place) !== entrySignature) throw new UnreadableSheet('damaged')
    const length = bytes.readUInt16LE(place + 28)
    entries.push({
      name: bytes.toString('utf8', place + 46, place + 46 + length),
      isLocked: (bytes.readUInt16LE(place + 8) & 1) === 1,
      method: bytes.readUInt16LE(place + 10),
      compressed: bytes.readUInt32LE(place + 20),
      offset: bytes.readUInt32LE(place + 42),
    })
    place += 46 + length + bytes.readUInt16LE(place + 30) + bytes.readUInt16LE(place + 32)
  }
  return entries
}
