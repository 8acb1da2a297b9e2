import { randomBytes } from 'node:crypto'
import { formatOfExtension, type ImageFormat, imageFormats } from './imageFormats.js'

/** Where images are served. */
export const imagesAddress = '/uploads/images/'

/** What the name of an image file says: `ab12-640.webp` is the image `ab12`, 640 pixels wide, as WebP. */
export interface ImageName {
  stem: string
  /** Pixels; null for the image in full size. */
  width: number | null
  format: ImageFormat
}

/** Marks images that move in their name, as the format AVIF made here cannot hold them. */
const movingMark = '-moving'

const imageName =
  /^(?<stem>[a-z0-9]+(?:-(?=\d*[a-z])[a-z0-9]+)*)(?:-(?<width>[1-9]\d{0,4}))?\.(?<extension>[a-z]{3,4})$/

/** A name that nobody can guess and that says nothing of the uploader's file. */
export function newStem(animated: boolean): string {
  return randomBytes(16).toString('hex') + (animated ? movingMark : '')
}

export function isMoving(stem: string): boolean {
  return stem.endsWith(movingMark)
}

/** `ab12-640.webp` */
export function printImageName({ stem, width, format }: ImageName): string {
  return `${stem}${width === null ? '' : `-${width}`}.${imageFormats[format].extension}`
}

/** Null for anything that is not the plain name of an image file; no folder can be named. */
export function readImageName(fileName: string): ImageName | null {
  const { stem, width, extension } = imageName.exec(fileName)?.groups ?? {}
  const format = extension ? formatOfExtension(extension) : null
  if (!stem || !format) return null
  return { stem, width: width ? Number(width) : null, format }
}
