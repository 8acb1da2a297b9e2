import type { PhotoSize } from './JobPhotos.js'

/** Where photos of jobs are read by whoever has a session. */
export const photosAddress = '/job-photos/'

export function photoAddress(name: string, size: PhotoSize): string {
  return `${photosAddress}${name}/${size}`
}
