import { csrfHeader } from './csrfHeader'
import type { GraphqlAnswer } from './GraphqlAnswer'
import type { ImageValue } from './ImageValue'
import { withSession } from './sessionRenewal'

const mutation = `mutation UploadImage($file: Upload!, $pageType: String!, $pageId: Int) {
  uploadImage(file: $file, pageType: $pageType, pageId: $pageId) { url width height widths }
}`

export interface ImageUpload {
  file: Blob
  fileName: string
  /** The entity for which the picture is meant. */
  pageType: string
  pageId?: number
  /** Told how many bytes of how many have gone. */
  onProgress?(loaded: number, total: number): void
  signal?: AbortSignal
}

/**
 * Sends a picture to the server, which checks it and makes its smaller widths.
 * @throws Error with the server's text, or with a key of the catalogue when there was no answer
 */
export async function uploadImage(upload: ImageUpload): Promise<ImageValue> {
  const body = new FormData()
  body.set(
    'operations',
    JSON.stringify({
      query: mutation,
      variables: { file: null, pageType: upload.pageType, pageId: upload.pageId ?? null },
    }),
  )
  body.set('map', JSON.stringify({ 0: ['variables.file'] }))
  body.set('0', upload.file, upload.fileName)
  const answer = await withSession(async () => post(body, await csrfHeader(upload.signal), upload), true)
  const image = answer.data?.uploadImage
  if (image) return image
  throw new Error(answer.errors?.[0]?.extensions?.title ?? answer.errors?.[0]?.message ?? 'failure.other')
}

/** Through XMLHttpRequest, since fetch does not tell how far an upload is. */
function post(
  body: FormData,
  headers: Record<string, string>,
  { onProgress, signal }: ImageUpload,
): Promise<GraphqlAnswer<{ uploadImage: ImageValue }>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/graphql')
    request.responseType = 'json'
    request.setRequestHeader('apollo-require-preflight', 'true')
    request.setRequestHeader('accept-language', document.documentElement.lang || 'nl')
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = (event) => onProgress?.(event.loaded, event.total)
    request.onload = () => (request.response ? resolve(request.response) : reject(new Error('failure.other')))
    request.onerror = () => reject(new Error('failure.noAnswer'))
    signal?.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}
