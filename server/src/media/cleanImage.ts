import sharp, { type Metadata, type Sharp } from 'sharp'
import { ShopError } from '../errors/ShopError.js'
import { longestImageSide, mostImagePixels } from '../shared/imageLimits.js'
import { encodeOriginal } from './encodeImage.js'
import { formatOfContent, type ImageFormat, isHeic } from './imageFormats.js'

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
 * Checks an upload by its content and re-encodes it in the same format: turned upright, in sRGB, without metadata.
 * @throws ShopError FILE_TYPE for anything but a whole JPEG, PNG, WebP, AVIF or GIF; TOO_LARGE above 50 megapixels,
 *   which is read from the header before anything is decoded.
 */
export async function cleanImage(upload: Buffer): Promise<CleanImage> {
  const { image, format, animated } = await openImage(upload)
  image.resize({ width: longestImageSide, height: longestImageSide, fit: 'inside', withoutEnlargement: true })
  const { data, info } = await readable(encodeOriginal(image, format).toBuffer({ resolveWithObject: true }))
  return { content: data, format, animated, width: info.width, height: info.pageHeight ?? info.height }
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

/** The pixels of a photo alone, from the first frame of an animation: a JPEG that fits into a square of so many pixels. */
export async function cleanPhoto(
  upload: Buffer,
  longestSide: number,
): Promise<Omit<CleanImage, 'format' | 'animated'>> {
  const { image } = await openImage(upload, false)
  image.resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
  // Transparent pixels would turn black.
  const flat = encodeOriginal(image.flatten({ background: '#ffffff' }), 'jpeg')
  const { data, info } = await readable(flat.toBuffer({ resolveWithObject: true }))
  return { content: data, width: info.width, height: info.height }
}

/** Checks an upload by its content. @throws ShopError as `cleanImage` */
async function openImage(
  upload: Buffer,
  mayMove = true,
): Promise<{ image: Sharp; format: ImageFormat; animated: boolean }> {
  const format = formatOfContent(upload)
  if (isHeic(upload)) throw new ShopError('FILE_TYPE', { message: { key: 'file.heic' } })
  if (!format) throw new ShopError('FILE_TYPE', upload.length === 0 ? { message: { key: 'file.empty' } } : {})
  const metadata = await readable(sharp(upload, { limitInputPixels: false }).metadata())
  if (!agrees(metadata, format)) throw new ShopError('FILE_TYPE')

  const frames = metadata.pages ?? 1
  if (metadata.width * metadata.height * frames > mostImagePixels) {
    throw new ShopError('TOO_LARGE', { message: { key: 'file.pixels' } })
  }
  const animated = mayMove && frames > 1 && format !== 'avif'
  const image = sharp(upload, { limitInputPixels: mostImagePixels, failOn: 'error', animated })
  // libvips does not rotate animations; in practice they have no orientation.
  if (!animated) image.autoOrient()
  return { image, format, animated }
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
