import type { FileContent } from '../storage/FileContent.js'
import { archiveEnd } from './archive.js'

/** Readers look for the trailer's last lines within so many bytes. */
const trailerBytes = 1024

/**
 * Whether a file begins as a PDF does and ends in the trailer of one, with nothing after it. One that programs would
 * also open as an archive is none.
 */
export async function isPdf(content: FileContent): Promise<boolean> {
  const begin = (await content.read(0, 8)).toString('latin1')
  if (!/^%PDF-[12]\.\d$/.test(begin)) return false
  const end = (await content.readEnd(trailerBytes)).toString('latin1')
  const [, table] = /\bstartxref\s+(\d+)\s+%%EOF[\s\0]*$/.exec(end) ?? []
  return table !== undefined && Number(table) < content.size && (await archiveEnd(content)) === null
}
