import type { FileContent } from '../storage/FileContent.js'
import { archiveEnd } from './archive.js'

/** Readers search for the end of the trailer in this many last bytes. */
const trailerBytes = 1024

/**
 * Whether a file begins with a PDF header and ends in a PDF trailer. One that programs would also open as an archive
 * is refused.
 */
export async function isPdf(content: FileContent): Promise<boolean> {
  const begin = (await content.read(0, 8)).toString('latin1')
  if (!/^%PDF-[12]\.\d$/.test(begin)) return false
  const end = (await content.readEnd(trailerBytes)).toString('latin1')
  const [, table] = /\bstartxref\s+(\d+)\s+%%EOF[\s\0]*$/.exec(end) ?? []
  return table !== undefined && Number(table) < content.size && (await archiveEnd(content)) === null
}
