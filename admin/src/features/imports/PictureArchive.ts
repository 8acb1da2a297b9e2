import { archiveName } from './archiveName'

/** Why something in a zip is left out. */
export type LeftOutReason =
  | 'damaged'
  | 'kind'
  | 'locked'
  | 'nested'
  | 'outside'
  | 'tooLarge'
  | 'tooMany'
  | 'tooManyFiles'
  | 'twice'

export interface LeftOut {
  name: string
  reason: LeftOutReason
}

/** A picture that goes with a table: a file that was chosen, or one within a zip, which is unpacked when it is asked for. */
export interface ChosenPicture {
  name: string
  /** @throws PictureFault */
  read(): Promise<Blob>
}

/** Why a picture could not be unpacked. */
export class PictureFault extends Error {
  constructor(readonly reason: 'damaged' | 'tooLarge') {
    super(reason)
  }
}

/** What a zip may hold. The sizes that it states itself are believed only as far as they refuse. */
const limits = { entries: 10_000, directoryBytes: 16_000_000, pictureBytes: 10 * 1024 * 1024 }

const [endSignature, entrySignature, localSignature] = [0x06054b50, 0x02014b50, 0x04034b50]
const [endBytes, entryBytes, localBytes, longestComment] = [22, 46, 30, 65_535]
/** Where a number stands at its own place, in a form for archives of more than four gigabytes. */
const [elsewhere16, elsewhere32] = [0xffff, 0xffffffff]
const [stored, deflated] = [0, 8]

const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
}

interface Entry {
  name: string
  flags: number
  method: number
  packed: number
  size: number
  offset: number
}

/**
 * The pictures in a zip, also in its folders, by their own names, and what of it is left out. Its list alone is read: a picture is
 * unpacked when it is sent, one at a time, so that no more of a large archive is ever in memory.
 */
export async function picturesInArchive(
  file: Blob,
  name: string,
): Promise<{ pictures: ChosenPicture[]; leftOut: LeftOut[] }> {
  const all = (reason: LeftOutReason) => ({ pictures: [], leftOut: [{ name, reason }] })
  const entries = await entriesOf(file).catch(() => undefined)
  if (!entries) return all(entries === null ? 'tooManyFiles' : 'damaged')
  const pictures: ChosenPicture[] = []
  const leftOut: LeftOut[] = []
  for (const entry of entries.filter((each) => !isBesides(each.name))) {
    const reason = reasonAgainst(entry)
    if (reason) leftOut.push({ name: entry.name, reason })
    else pictures.push({ name: lastPart(entry.name), read: () => unpacked(file, entry) })
  }
  return { pictures, leftOut }
}

/** What operating systems put into archives: folders, and files about files. */
function isBesides(name: string): boolean {
  return (
    name.endsWith('/') ||
    /(^|\/)(__MACOSX\/|\.|thumbs\.db$|desktop\.ini$)/i.test(name.replaceAll(/(^|\/)\.\.(?=\/)/g, '$1'))
  )
}

function reasonAgainst({ name, flags, method, packed, size }: Entry): LeftOutReason | null {
  const parts = name.split(/[\\/]/)
  if (parts.includes('..') || parts[0] === '' || /^[a-z]:/i.test(name)) return 'outside'
  if (/\.(zip|rar|7z|gz|tar)$/i.test(name)) return 'nested'
  if (typeOf(name) === undefined) return 'kind'
  if (flags & 1) return 'locked'
  if (size > limits.pictureBytes || packed > limits.pictureBytes) return 'tooLarge'
  return method === stored || method === deflated ? null : 'damaged'
}

function typeOf(name: string): string | undefined {
  return types[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '']
}

function lastPart(name: string): string {
  return name.split(/[\\/]/).at(-1) ?? name
}

/** Null for more than is read. @throws Error for what is no whole archive */
async function entriesOf(file: Blob): Promise<Entry[] | null> {
  const from = Math.max(0, file.size - endBytes - longestComment)
  const tail = await viewOf(file, from, file.size)
  let place = tail.byteLength - endBytes
  while (place >= 0 && tail.getUint32(place, true) !== endSignature) place--
  if (place < 0) throw new PictureFault('damaged')
  const [count, bytes, begin] = [
    tail.getUint16(place + 10, true),
    tail.getUint32(place + 12, true),
    tail.getUint32(place + 16, true),
  ]
  if (count === elsewhere16 || count > limits.entries || begin === elsewhere32) return null
  if (bytes > limits.directoryBytes) return null
  const list = await viewOf(file, begin, begin + bytes)
  const entries: Entry[] = []
  for (let at = 0; entries.length < count; ) {
    if (list.getUint32(at, true) !== entrySignature) throw new PictureFault('damaged')
    const flags = list.getUint16(at + 8, true)
    const length = list.getUint16(at + 28, true)
    const name = new Uint8Array(list.buffer, list.byteOffset + at + entryBytes, length)
    entries.push({
      ...{ flags, name: archiveName(name), method: list.getUint16(at + 10, true) },
      ...{ packed: list.getUint32(at + 20, true), size: list.getUint32(at + 24, true) },
      offset: list.getUint32(at + 42, true),
    })
    at += entryBytes + length + list.getUint16(at + 30, true) + list.getUint16(at + 32, true)
  }
  return entries
}

/** @throws PictureFault for what is damaged, or unfolds to more than a picture may be */
async function unpacked(file: Blob, { name, offset, packed, size, method }: Entry): Promise<Blob> {
  const type = typeOf(name) ?? ''
  const local = await viewOf(file, offset, offset + localBytes)
  if (local.byteLength < localBytes || local.getUint32(0, true) !== localSignature) throw new PictureFault('damaged')
  const begin = offset + localBytes + local.getUint16(26, true) + local.getUint16(28, true)
  const content = file.slice(begin, begin + packed, type)
  if (content.size !== packed) throw new PictureFault('damaged')
  if (method === stored) return content
  const chunks: BlobPart[] = []
  let length = 0
  try {
    const reader = content.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
    for (let { done, value } = await reader.read(); !done && value; { done, value } = await reader.read()) {
      length += value.byteLength
      if (length > limits.pictureBytes) {
        void reader.cancel()
        throw new PictureFault('tooLarge')
      }
      chunks.push(value)
    }
  } catch (error) {
    throw error instanceof PictureFault ? error : new PictureFault('damaged')
  }
  if (length !== size) throw new PictureFault('damaged')
  return new Blob(chunks, { type })
}

async function viewOf(file: Blob, from: number, to: number): Promise<DataView> {
  return new DataView(await file.slice(from, to).arrayBuffer())
}
