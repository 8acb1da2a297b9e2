import { randomBytes } from 'node:crypto'
import { formatOfExtension, type ImageFormat, imageFormats } from './imageFormats.js'

/** Where images are served. */
export const imagesAddress = '/uploads/images/'

/** The parts of an image's file name: `ab12-640.webp` is the image `ab12`, 640 pixels wide, as WebP. */
export interface ImageName {
  stem: string
  /** Pixels; null for the image in full size. */
  width: number | null
  format: ImageFormat
}

/** Part of the names of animations, which cannot be encoded as AVIF here. */
const movingMark = '-moving'

const imageName =
  /^(?<stem>[a-z0-9]+(?:-(?=\d*[a-z])[a-z0-9]+)*)(?:-(?<width>[1-9]\d{0,4}))?\.(?<extension>[a-z]{3,4})$/

/** A random name that reveals nothing of the uploader's file. */
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

/** Null for anything but the bare name of an image file, paths included. */
export function readImageName(fileName: string): ImageName | null {
  const { stem, width, extension } = imageName.exec(fileName)?.groups ?? {}
  const format = extension ? formatOfExtension(extension) : null
  if (!stem || !format) return null
  return { stem, width: width ? Number(width) : null, format }
}
