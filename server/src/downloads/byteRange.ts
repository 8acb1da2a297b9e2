import type { ByteRange } from '../storage/FileFolder.js'

/**
 * What a `Range` header asks of a file. Several ranges at once, other units and nonsense are answered with the whole
 * file, as the protocol allows.
 * @param size bytes of the file, at least one
 * @returns null for the whole file, `beyond` for what lies wholly outside it
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'beyond' | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/i.exec(header?.replace(/\s/g, '') ?? '') ?? []
  if (from === undefined || to === undefined || from + to === '') return null
  if (from === '') return Number(to) === 0 ? 'beyond' : { first: Math.max(0, size - Number(to)), last: size - 1 }
  const first = Number(from)
  const last = to === '' ? size - 1 : Number(to)
  if (last < first && to !== '') return null
  return first >= size ? 'beyond' : { first, last: Math.min(last, size - 1) }
}
