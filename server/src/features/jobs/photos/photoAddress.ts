import type { PhotoSize } from '../../photos/StoredPhotos.js'

/** Where photos of jobs are read by anyone who has a session. */
export const photosAddress = '/job-photos/'

/** Where they are read by anyone who has the code of their job's secret address. */
export function heldPhotosAddress(code: string): string {
  return `${photosAddress}held/${code}/`
}

/** What was read for a holder of a code, which is then part of the addresses in it. */
export interface Held {
  code?: string
}

export function photoAddress(name: string, size: PhotoSize, code?: string): string {
  return `${code === undefined ? photosAddress : heldPhotosAddress(code)}${name}/${size}`
}
