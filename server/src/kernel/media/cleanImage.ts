import sharp, { type Metadata, type Sharp } from 'sharp'
import { decodeAlone, type Waiting } from '../decoding/decodeAlone.js'
import { ShopError } from '../errors/ShopError.js'
import { longestImageSide, maxImagePixels } from '../shared/imageLimits.js'
import { decoderBytes, maxDecoderBytes } from './decoderBytes.js'
import { encodeOriginal } from './encodeImage.js'
import { formatOfContent, type ImageFormat, isHeic } from './imageFormats.js'
import { inside } from './inside.js'

// libvips must not guess another decoder (SVG, TIFF, …) for content that is valid in two formats.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
    'VipsForeignLoadNsgif',
  ],
})

/** An image re-encoded from the pixels of an upload, so that nothing else of the upload remains. */
export interface CleanImage {
  content: Buffer
  format: ImageFormat
  animated: boolean
  /** Pixels, upright. */
  width: number
  /** Pixels of one frame, upright. */
  height: number
}

/**
 * Checks an upload by its content and re-encodes it in the same format: turned upright, in sRGB, without metadata. A very
 * large WebP, AVIF or GIF is stored smaller, since encoding takes many times its pixels.
 * @throws ShopError FILE_TYPE for anything but a whole JPEG, PNG, WebP, AVIF or GIF; TOO_LARGE above 50 megapixels or
 *   where decoding takes too much memory, which is read from the header before anything is decoded.
 */
export function cleanImage(upload: Buffer): Promise<CleanImage> {
  return decodeAlone('staff', async () => {
    const opened = await openImage(upload)
    const { format, animated } = opened
    const encoding = { ...opened, ...inside(opened, longestImageSide) }
    const { data, info } = await readable(encodeOriginal(opened.image, encoding))
    return { content: data, format, animated, width: info.width, height: info.pageHeight ?? info.height }
  })
}

/**
 * One of the product's own images, as it is: it holds nothing but its pixels.
 * @throws Error when it does not
 */
export async function ownImage(content: Buffer): Promise<CleanImage> {
  const format = formatOfContent(content)
  const { width, height, pages = 1, orientation, exif, icc, iptc, xmp, comments } = await sharp(content).metadata()
  if (!format || pages > 1 || orientation || exif || icc || iptc || xmp || comments) {
    throw new Error('An image of the product holds more than pixels: encode it again, upright and without metadata')
  }
  return { content, format, animated: false, width, height }
}

/**
 * The pixels of a photo alone, from the first frame of an animation: a JPEG that fits into a square of so many pixels.
 * @throws ShopError as `cleanImage`
 */
export function cleanPhoto(
  upload: Buffer,
  longestSide: number,
  waiting: Waiting,
): Promise<Omit<CleanImage, 'format' | 'animated'>> {
  return decodeAlone(waiting, async () => {
    const opened = await openImage(upload, longestSide)
    const encoding = { ...opened, ...inside(opened, longestSide), format: 'jpeg' as const }
    // Transparent pixels would turn black.
    const flat = opened.image.flatten({ background: '#ffffff' })
    const { data, info } = await readable(encodeOriginal(flat, encoding))
    return { content: data, width: info.width, height: info.height }
  })
}

/** An upload that was checked by its header, not decoded yet. */
interface OpenedImage {
  image: Sharp
  format: ImageFormat
  animated: boolean
  /** Pixels of one frame, upright. */
  width: number
  height: number
  hasAlpha: boolean
  decoderBytes: number
}

/**
 * Checks an upload by its content.
 * @param photoSide pixels of the longer side of the photo that is made of its first frame; animations stay as they are when
 *   not given
 * @throws ShopError as `cleanImage`
 */
async function openImage(upload: Buffer, photoSide?: number): Promise<OpenedImage> {
  const format = formatOfContent(upload)
  if (isHeic(upload)) throw new ShopError('FILE_TYPE', { message: { key: 'file.heic' } })
  if (!format) throw new ShopError('FILE_TYPE', upload.length === 0 ? { message: { key: 'file.empty' } } : {})
  const metadata = await readable(sharp(upload, { limitInputPixels: false }).metadata())
  if (!agrees(metadata, format)) throw new ShopError('FILE_TYPE')

  const { hasAlpha, autoOrient } = metadata
  const frames = metadata.pages ?? 1
  if (metadata.width * metadata.height * frames > maxImagePixels) {
    throw new ShopError('TOO_LARGE', { message: { key: 'file.pixels' } })
  }
  const bytes = decoderBytes(upload, metadata, format, photoSide === undefined)
  if (bytes > maxDecoderBytes) throw new ShopError('TOO_LARGE', { message: { key: 'file.memory' } })
  const animated = photoSide === undefined && frames > 1 && format !== 'avif'
  const image = sharp(upload, { limitInputPixels: maxImagePixels, failOn: 'error', animated })
  // libvips does not rotate animations; in practice they have no orientation.
  if (!animated) image.autoOrient()
  const { width, height } = animated ? metadata : autoOrient
  return { image, format, animated, width, height, hasAlpha, decoderBytes: bytes }
}

function agrees(metadata: Metadata, format: ImageFormat): boolean {
  return format === 'avif' ? metadata.format === 'heif' && metadata.compression === 'av1' : metadata.format === format
}

/** Any decoder error means a bad upload: damaged, truncated or not an image. */
async function readable<Result>(decoding: Promise<Result>): Promise<Result> {
  try {
    return await decoding
  } catch {
    throw new ShopError('FILE_TYPE', { message: { key: 'file.empty' } })
  }
}
