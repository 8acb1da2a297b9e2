import rangeParser from 'range-parser'
import type { ByteRange } from '../storage/FileFolder.js'

/**
 * The range that a `Range` header requests. Multiple ranges, other units and malformed headers are answered with the
 * whole file, as the protocol allows.
 * @param size bytes of the file, at least one
 * @returns null for the whole file, `beyond` for a range that is wholly outside it
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'beyond' | null {
  const asked = header?.replace(/\s/g, '').toLowerCase()
  if (!asked?.startsWith('bytes=') || asked.includes(',')) return null
  // A suffix longer than the file means the whole file (RFC 9110); the parser would find no range.
  const ranges = rangeParser(
    size,
    asked.replace(/=-(\d+)$/, (_, suffix) => `=-${Math.min(Number(suffix), size)}`),
  )
  // A range that no file could satisfy is malformed.
  if (ranges === -1) return rangeParser(Number.POSITIVE_INFINITY, asked) === -1 ? null : 'beyond'
  const [range] = ranges === -2 ? [] : ranges
  return range ? { first: range.start, last: range.end } : null
}
