import sharp from 'sharp'
import type { GraphqlAnswer, TestShop } from '../../startTestShop.js'
import type { Person } from './jobShop.js'

export interface PhotoAnswer {
  id: number
  name: string
  url: string
  thumbnailUrl: string
  kind: string
  caption: string | null
  isShown: boolean
  width: number
  height: number
}

export const photoFields = 'id name url thumbnailUrl kind caption isShown width height'

/** A photo as a phone takes it: on its side, with the place where it was taken. */
export function phonePhoto(background = '#a94e1e', width = 1200, height = 800): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .withExif({
      IFD0: { ImageDescription: 'Kerkstraat 12', Model: 'Phone of Anna' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 5/1 30/1', GPSLongitudeRef: 'E', GPSLongitude: '5/1 7/1 12/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

/** Sends files with an operation as a browser does. @param place of each file among the variables */
export async function sendFiles<Data>(
  { url }: TestShop,
  query: string,
  variables: Record<string, unknown>,
  files: Record<string, Buffer>,
  headers: Record<string, string>,
): Promise<GraphqlAnswer<Data>> {
  const form = new FormData()
  const places = Object.keys(files)
  form.set('operations', JSON.stringify({ query, variables }))
  form.set('map', JSON.stringify(Object.fromEntries(places.map((place, index) => [index, [`variables.${place}`]]))))
  for (const [index, place] of places.entries()) {
    form.set(String(index), new Blob([new Uint8Array(files[place] as Buffer)]), `IMG_${index}.jpg`)
  }
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'apollo-require-preflight': 'yes', 'accept-language': 'en' },
    body: form,
  })
  return { status: response.status, ...((await response.json()) as Omit<GraphqlAnswer<Data>, 'status'>) }
}

const addMutation = `mutation ($job: JobKind!, $id: Int!, $file: Upload!, $isShown: Boolean!, $key: String) {
  photo: addJobPhoto(job: $job, id: $id, file: $file, isShown: $isShown, key: $key) { ${photoFields} }
}`

/** Adds a photo. */
export function addPhoto(
  shop: TestShop,
  who: Person,
  job: { kind: string; id: number },
  file: Buffer,
  { isShown = false, key = null as string | null } = {},
) {
  const variables = { job: job.kind, id: job.id, file: null, isShown, key }
  return sendFiles<{ photo: PhotoAnswer }>(shop, addMutation, variables, { file }, who.headers)
}

const sendMutation = `mutation ($job: JobKind!, $id: Int!, $text: String!, $photos: [Upload!], $key: String) {
  message: sendJobMessage(job: $job, id: $id, text: $text, photos: $photos, key: $key) { id photos { name url } }
}`

/** Writes about a job, with photos. */
export function sendWithPhotos(
  shop: TestShop,
  who: Person,
  job: { kind: string; id: number },
  text: string,
  photos: Buffer[],
  key: string | null = null,
) {
  const variables = { job: job.kind, id: job.id, text, photos: photos.map(() => null), key }
  const files = Object.fromEntries(photos.map((photo, index) => [`photos.${index}`, photo]))
  return sendFiles<{ message: { id: number; photos: PhotoAnswer[] } }>(
    shop,
    sendMutation,
    variables,
    files,
    who.headers,
  )
}
