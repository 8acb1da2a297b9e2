import type { FileContent } from '../../kernel/storage/FileContent.js'

/** The signatures of the parts of a ZIP file. */
const signatures = { entry: 0x04034b50, listed: 0x02014b50, end: 0x06054b50, longEnd: 0x06064b50 }

/** Bytes of these parts, without their variable names and comments. */
const lengths = { entry: 30, listed: 46, end: 22 }

const longestComment = 0xffff

/** Some 100,000 names, more than any real document of 50 MB has. */
const maxDirectoryBytes = 16 * 1024 * 1024

/** The position of the central directory of a ZIP file. */
interface ArchiveEnd {
  entries: number
  /** Fewer than all entries when the archive is split into several files. */
  entriesHere: number
  /** Bytes. */
  length: number
  position: number
}

/**
 * The names in the central directory of an archive; nothing is unpacked. One with offsets beyond the file, or with
 * inconsistent counts, is invalid.
 * @returns null for an invalid or empty archive
 */
export async function archivedNames(content: FileContent): Promise<Set<string> | null> {
  const begin = await content.read(0, 4)
  if (begin.length < 4 || begin.readUInt32LE() !== signatures.entry) return null
  const end = await archiveEnd(content)
  if (!end || !(await isWithin(content, end))) return null
  return namesIn(await content.read(end.position, end.length), end)
}

/** The end record that programs search for at the end of a file, wherever the archive begins. */
export async function archiveEnd(content: FileContent): Promise<ArchiveEnd | null> {
  const tail = await content.readEnd(lengths.end + longestComment)
  for (let at = tail.length - lengths.end; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== signatures.end) continue
    if (at + lengths.end + tail.readUInt16LE(at + 20) !== tail.length) continue
    return {
      entriesHere: tail.readUInt16LE(at + 8),
      entries: tail.readUInt16LE(at + 10),
      length: tail.readUInt32LE(at + 12),
      position: tail.readUInt32LE(at + 16),
    }
  }
  return null
}

/** Whether the whole central directory is in the file, directly before the end record. */
async function isWithin(content: FileContent, end: ArchiveEnd): Promise<boolean> {
  const { length, position } = end
  if (end.entriesHere !== end.entries) return false
  if (length > maxDirectoryBytes || position + length > content.size - lengths.end) return false
  const after = (await content.read(position + length, 4)).readUInt32LE()
  return after === signatures.end || after === signatures.longEnd
}

function namesIn(directory: Buffer, { entries, position }: ArchiveEnd): Set<string> | null {
  const names = new Set<string>()
  let at = 0
  for (let entry = 0; entry < entries; entry++) {
    if (at + lengths.listed > directory.length || directory.readUInt32LE(at) !== signatures.listed) return null
    const nameEnd = at + lengths.listed + directory.readUInt16LE(at + 28)
    const next = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
    const begin = directory.readUInt32LE(at + 42)
    if (next > directory.length || begin + lengths.entry > position) return null
    names.add(directory.toString('utf8', at + lengths.listed, nameEnd))
    at = next
  }
  return names.size > 0 && at === directory.length ? names : null
}
