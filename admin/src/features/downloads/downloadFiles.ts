import type { DownloadFilesQuery } from '../../generated/graphql'
import schema from '../../generated/schema.json' with { type: 'json' }

/** A document of an accountant. */
export type DownloadFile = DownloadFilesQuery['download']['files'][number]

/** What a file dialog offers: the types that the server takes. */
export const acceptedFiles = schema.enums.DownloadFileType.map((type) => `.${type}`).join(',')
