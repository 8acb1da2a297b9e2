import type { FileContent } from '../storage/FileContent.js'
import { archivedNames } from './archive.js'
import type { DownloadType } from './downloadTypes.js'
import { isCsv } from './isCsv.js'
import { isPdf } from './isPdf.js'

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
}

/** Whether a file's content matches the type of its extension. */
export function fitsType(type: DownloadType, content: FileContent): Promise<boolean> {
  return checks[type](content)
}
