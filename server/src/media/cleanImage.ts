import sharp, { type Metadata } from 'sharp'
import { ShopError } from '../errors/ShopError.js'
import { encodeOriginal } from './encodeImage.js'
import { formatOfContent, type ImageFormat } from './imageFormats.js'
import { longestImageSide, mostImagePixels } from './imageLimits.js'

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
  const format = formatOfContent(upload)
  if (!format) throw new ShopError('FILE_TYPE', upload.length === 0 ? { message: { key: 'file.empty' } } : {})
  const metadata = await readable(sharp(upload, { limitInputPixels: false }).metadata())
  if (!agrees(metadata, format)) throw new ShopError('FILE_TYPE')

  const frames = metadata.pages ?? 1
  if (metadata.width * metadata.height * frames > mostImagePixels) {
    throw new ShopError('TOO_LARGE', { message: { key: 'file.pixels' } })
  }
  const animated = frames > 1 && format !== 'avif'
  const image = sharp(upload, { limitInputPixels: mostImagePixels, failOn: 'error', animated })
  // libvips does not rotate animations; in practice they have no orientation.
  if (!animated) image.autoOrient()
  image.resize({ width: longestImageSide, height: longestImageSide, fit: 'inside', withoutEnlargement: true })
  const { data, info } = await readable(encodeOriginal(image, format).toBuffer({ resolveWithObject: true }))
  return { content: data, format, animated, width: info.width, height: info.pageHeight ?? info.height }
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
