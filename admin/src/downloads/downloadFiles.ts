import type { IntrospectionQuery } from 'graphql'
import { SchemaFacts } from '../dataProvider/SchemaFacts'
import introspection from '../generated/introspection.json' with { type: 'json' }

/** A document of an accountant. */
export interface DownloadFile {
  id: number
  name: string
  bytes: number
  uploadedAt: string
  url: string
}

export const filesQuery = `query DownloadFiles($id: Int!) {
  download: accountantDownload(id: $id) { files { id name bytes uploadedAt url } }
}`

export const addMutation = `mutation AddFile($download: Int!, $file: Upload!) {
  file: addDownloadFile(download: $download, file: $file) { id name }
}`

export const replaceMutation = `mutation ReplaceFile($id: Int!, $file: Upload!) {
  file: replaceDownloadFile(id: $id, file: $file) { id name }
}`

export const removeMutation = 'mutation RemoveFile($id: Int!) { removeDownloadFile(id: $id) { deleted } }'

/** What a file dialog offers: the types that the server takes. */
export const acceptedFiles = [
  ...new SchemaFacts(introspection as unknown as IntrospectionQuery).enumValues('DownloadFileType'),
]
  .map((type) => `.${type}`)
  .join(',')
