import { askServer } from '../graphql/askServer'
import type { ImageValue } from '../graphql/ImageValue'
import { sendFile } from '../graphql/sendFile'
import type { Language } from '../managed/ManagedEntity'

/** A record that shows an image. */
export interface ImageUse {
  entity: string
  id: number
  title: string
  field: string
}

export interface ImageAlt {
  language: Language
  text: string
}

/** An image of the library. */
export interface MediaFile {
  image: ImageValue & { focusX: number | null; focusY: number | null }
  name: string
  bytes: number
  createdAt: string
  folder: string | null
  alts: ImageAlt[]
  uses: ImageUse[]
}

export interface MediaFilter {
  search: string
  /** Empty for all. */
  folder: string
  unused: boolean
  page: number
}

/** Images on a page of the library. */
export const imagesPerPage = 24

const fields = `image { url width height widths focusX focusY } name bytes createdAt folder alts { language text } uses { entity id title field }`

export interface MediaPage {
  items: MediaFile[]
  total: number
  folders: string[]
}

/** @throws Refusal, NoAnswer */
export async function readMediaPage(filter: MediaFilter, signal?: AbortSignal): Promise<MediaPage> {
  const { mediaFiles, mediaFolders } = await askServer<{
    mediaFiles: Omit<MediaPage, 'folders'>
    mediaFolders: string[]
  }>({
    query: `query MediaFiles($search: String, $folder: String, $unused: Boolean!, $page: Int!, $perPage: Int!) {
      mediaFiles(search: $search, folder: $folder, unused: $unused, page: $page, perPage: $perPage) { items { ${fields} } total }
      mediaFolders
    }`,
    variables: {
      search: filter.search || null,
      folder: filter.folder || null,
      unused: filter.unused,
      page: filter.page,
      perPage: imagesPerPage,
    },
    signal,
  })
  return { ...mediaFiles, folders: mediaFolders }
}

/** @throws Refusal, NoAnswer */
export async function describeMediaFile(
  url: string,
  input: { alts: ImageAlt[]; focusX: number | null; focusY: number | null },
): Promise<MediaFile> {
  const query = `mutation UpdateMediaFile($url: String!, $input: MediaFileInput!) { updateMediaFile(url: $url, input: $input) { ${fields} } }`
  return (await askServer<{ updateMediaFile: MediaFile }>({ query, variables: { url, input } })).updateMediaFile
}

/** @throws Error with the server's text, or with a key of the catalogue */
export async function replaceMediaFile(url: string, file: File): Promise<MediaFile> {
  const query = `mutation ReplaceMediaFile($url: String!, $file: Upload!) { replaceMediaFile(url: $url, file: $file) { ${fields} } }`
  const { data, errors } = await sendFile<{ replaceMediaFile: MediaFile }>({
    query,
    variables: { url },
    file,
    fileName: file.name,
  })
  if (data?.replaceMediaFile) return data.replaceMediaFile
  throw new Error(errors?.[0]?.extensions?.title ?? errors?.[0]?.message ?? 'failure.other')
}

/** @throws Refusal, NoAnswer */
export async function deleteMediaFiles(urls: readonly string[]): Promise<void> {
  const query = 'mutation DeleteMediaFiles($urls: [String!]!) { deleteMediaFiles(urls: $urls) }'
  await askServer({ query, variables: { urls } })
}
