import type { IntrospectionQuery } from 'graphql'
import { SchemaFacts } from '../dataProvider/SchemaFacts'
import type { DownloadFilesQuery } from '../generated/graphql'
import introspection from '../generated/introspection.json' with { type: 'json' }

/** A document of an accountant. */
export type DownloadFile = DownloadFilesQuery['download']['files'][number]

/** What a file dialog offers: the types that the server takes. */
export const acceptedFiles = [
  ...new SchemaFacts(introspection as unknown as IntrospectionQuery).enumValues('DownloadFileType'),
]
  .map((type) => `.${type}`)
  .join(',')
