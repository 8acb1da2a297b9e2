import type { FileContent } from '../../kernel/storage/FileContent.js'
import { archivedNames, archiveEnd } from './archive.js'
import type { DownloadType } from './downloadTypes.js'
import { isCsv } from './isCsv.js'

/** Readers search for the end of the trailer in this many last bytes. */
const trailerBytes = 1024

/** The parts of every workbook. */
const workbookParts = ['[Content_Types].xml', 'xl/workbook.xml']

const checks: Record<DownloadType, (content: FileContent) => Promise<boolean>> = {
  pdf: isPdf,
  zip: async (content) => (await archivedNames(content)) !== null,
  xlsx: async (content) => {
    const names = await archivedNames(content)
    return workbookParts.every((part) => names?.has(part))
  },
  csv: isCsv,
  xaf: isAuditfile,
}

/** Whether a file's content matches the type of its extension. */
export function fitsType(type: DownloadType, content: FileContent): Promise<boolean> {
  return checks[type](content)
}

/**
 * Whether a file begins with a PDF header and ends in a PDF trailer. One that programs would also open as an archive
 * is refused.
 */
async function isPdf(content: FileContent): Promise<boolean> {
  const begin = (await content.read(0, 8)).toString('latin1')
  if (!/^%PDF-[12]\.\d$/.test(begin)) return false
  const end = (await content.readEnd(trailerBytes)).toString('latin1')
  const [, table] = /\bstartxref\s+(\d+)\s+%%EOF[\s\0]*$/.exec(end) ?? []
  return table !== undefined && Number(table) < content.size && (await archiveEnd(content)) === null
}

/** Whether a file is an XML Auditfile Financieel by its begin and end; one with instructions to a browser is refused. */
async function isAuditfile(content: FileContent): Promise<boolean> {
  const begin = (await content.read(0, 1024)).toString('utf8')
  const end = (await content.readEnd(trailerBytes)).toString('utf8')
  const isOne = /^\uFEFF?<\?xml\s[^>]*\?>\s*<(\w+:)?auditfile[\s>]/.test(begin) && /<\/(\w+:)?auditfile>\s*$/.test(end)
  return isOne && (await archiveEnd(content)) === null
}
