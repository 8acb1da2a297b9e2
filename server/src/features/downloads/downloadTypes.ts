import { defineChoice, type ValueOf } from '../../kernel/fields/Choice.js'

export const downloadTypes = defineChoice(
  'DownloadFileType',
  ['pdf', 'zip', 'xlsx', 'csv', 'xaf'],
  'The type of a file.',
)

/** Also the extension in file names. */
export type DownloadType = ValueOf<typeof downloadTypes>

/** Bytes of a file: 50 MB. */
export const maxFileBytes = 50 * 1024 * 1024

/** The media type of each. A CSV file's encoding is unknown, so none is declared. */
export const contentTypes: Record<DownloadType, string> = {
  pdf: 'application/pdf',
  zip: 'application/zip',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  xaf: 'application/xml',
}
