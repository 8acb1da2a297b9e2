import { UploadImageDocument } from '../../generated/graphql'
import type { ImageValue } from './ImageValue'
import { sendFile } from './sendFile'

export interface ImageUpload {
  file: Blob
  fileName: string
  /** The entity for which the picture is meant. */
  pageType: string
  pageId?: number
  /** Called with the bytes sent and their total. */
  onProgress?(loaded: number, total: number): void
  signal?: AbortSignal
}

/**
 * Sends a picture to the server, which checks it and makes its smaller widths.
 * @throws Error with the server's text, or with a key of the catalogue when there was no answer
 */
export async function uploadImage({ pageType, pageId, ...upload }: ImageUpload): Promise<ImageValue> {
  const { data, errors } = await sendFile({
    ...upload,
    query: UploadImageDocument,
    variables: { pageType, pageId: pageId ?? null },
  })
  if (data?.uploadImage) return data.uploadImage
  throw new Error(errors?.[0]?.extensions?.title ?? errors?.[0]?.message ?? 'failure.other')
}
