import {
  DeleteMediaFilesDocument,
  type MediaFileFieldsFragment,
  MediaFilesDocument,
  ReplaceMediaFileDocument,
  UpdateMediaFileDocument,
} from '../../generated/graphql'
import { askServer } from '../graphql/askServer'
import { sendFile } from '../graphql/sendFile'

/** An image of the library. */
export type MediaFile = MediaFileFieldsFragment
/** A record that shows an image. */
export type ImageUse = MediaFile['uses'][number]
export type ImageAlt = MediaFile['alts'][number]

export interface MediaFilter {
  search: string
  /** Empty for all. */
  folder: string
  unused: boolean
  page: number
}

/** Images on a page of the library. */
export const imagesPerPage = 24

export interface MediaPage {
  items: MediaFile[]
  total: number
  folders: string[]
}

/** @throws Refusal, NoAnswer */
export async function readMediaPage(filter: MediaFilter, signal?: AbortSignal): Promise<MediaPage> {
  const { mediaFiles, mediaFolders } = await askServer({
    query: MediaFilesDocument,
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
  input: { alts: ImageAlt[]; focusX: number | null; focusY: number | null; folder: string | null },
): Promise<MediaFile> {
  return (await askServer({ query: UpdateMediaFileDocument, variables: { url, input } })).updateMediaFile
}

/** @throws Error with the server's text, or with a key of the catalogue */
export async function replaceMediaFile(url: string, file: File): Promise<MediaFile> {
  const { data, errors } = await sendFile({
    query: ReplaceMediaFileDocument,
    variables: { url },
    file,
    fileName: file.name,
  })
  if (data?.replaceMediaFile) return data.replaceMediaFile
  throw new Error(errors?.[0]?.extensions?.title ?? errors?.[0]?.message ?? 'failure.other')
}

/** @throws Refusal, NoAnswer */
export async function deleteMediaFiles(urls: readonly string[]): Promise<void> {
  await askServer({ query: DeleteMediaFilesDocument, variables: { urls: [...urls] } })
}
