import rangeParser from 'range-parser'
import type { ByteRange } from '../storage/FileFolder.js'

/**
 * What a `Range` header asks of a file. Several ranges at once, other units and nonsense are answered with the whole
 * file, as the protocol allows.
 * @param size bytes of the file, at least one
 * @returns null for the whole file, `beyond` for what lies wholly outside it
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'beyond' | null {
  const asked = header?.replace(/\s/g, '').toLowerCase()
  if (!asked?.startsWith('bytes=') || asked.includes(',')) return null
  // A suffix longer than the file is all of it (RFC 9110), where the parser would find none of it.
  const ranges = rangeParser(
    size,
    asked.replace(/=-(\d+)$/, (_, suffix) => `=-${Math.min(Number(suffix), size)}`),
  )
  // A range that no file could fulfil is malformed.
  if (ranges === -1) return rangeParser(Number.POSITIVE_INFINITY, asked) === -1 ? null : 'beyond'
  const [range] = ranges === -2 ? [] : ranges
  return range ? { first: range.start, last: range.end } : null
}
