import sharp, { type Sharp } from 'sharp'
import { type ImageFormat } from './imageFormats.js'

/** Bytes of memory that encoding one image may take, less what decoding has taken and not all given back. */
const maxEncoderBytes = 165_000_000
const minEncoderBytes = 25_000_000

/** Bytes that an encoder takes for each pixel at most, as measured; of an animation, for each pixel of a frame. */
const encoderBytes: Record<ImageFormat, { opaque: number; transparent: number }> = {
  jpeg: { opaque: 0, transparent: 0 },
  png: { opaque: 0, transparent: 0 },
  webp: { opaque: 23, transparent: 40 },
  avif: { opaque: 37, transparent: 53 },
  gif: { opaque: 24, transparent: 24 },
}
const animationBytes = 64

/** Pixels of a JPEG that is optimised, which takes ten bytes for each; a larger one is written row by row. */
const maxOptimisedPixels = 12_000_000

/** An image to encode. */
interface Encoding {
  format: ImageFormat
  animated: boolean
  /** Pixels that it will have, of one frame, upright. */
  width: number
  height: number
  hasAlpha: boolean
  /** What decoding takes meanwhile, in bytes. */
  decoderBytes: number
}

/** Encodes an image as the stored original: visually the same, in the same format, as large as the memory allows. */
export function encodeOriginal(image: Sharp, encoding: Encoding) {
  return encode(image, encoding, (encoder) => {
    switch (encoding.format) {
      case 'jpeg':
        return encoder.jpeg({ quality: 82, ...optimising(encoding) })
      case 'png':
        return encoder.png({ compressionLevel: 6 })
      case 'webp':
        return encoder.webp({ quality: 85 })
      case 'avif':
        return encoder.avif({ quality: 60, effort: 2 })
      case 'gif':
        return encoder.gif()
    }
  })
}

/** Encodes a variant as served. The first visitor waits for it, hence AVIF's low effort: about 0.2 s for 640 pixels. */
export function encodeVariant(image: Sharp, encoding: Encoding) {
  return encode(image, encoding, (encoder) => {
    switch (encoding.format) {
      case 'jpeg':
        return encoder.jpeg({ quality: 78, ...optimising(encoding) })
      case 'png':
        return encoder.png({ compressionLevel: 6 })
      case 'webp':
        return encoder.webp({ quality: 76 })
      case 'avif':
        return encoder.avif({ quality: 50, effort: 3 })
      case 'gif':
        return encoder.gif()
    }
  })
}

async function encode(image: Sharp, encoding: Encoding, as: (encoder: Sharp) => Sharp) {
  const { width, height } = fitting(encoding)
  image.resize({ width, height, fit: 'fill' })
  const bytes = encoderBytes[encoding.format]
  if (encoding.animated || bytes.opaque === 0) return as(image).toBuffer({ resolveWithObject: true })
  // In two steps, so that the decoder's memory is free again before the encoder takes its own.
  const { data, info } = await image.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  const { channels } = info
  return as(sharp(data, { raw: { width, height, channels } })).toBuffer({ resolveWithObject: true })
}

/** The size at which encoding stays within its memory: as asked for unless it is very large. */
function fitting({ format, animated, width, height, hasAlpha, decoderBytes }: Encoding) {
  const bytes = animated ? animationBytes : encoderBytes[format][hasAlpha ? 'transparent' : 'opaque']
  const room = Math.max(minEncoderBytes, maxEncoderBytes - (animated ? decoderBytes : decoderBytes / 2))
  const scale = Math.min(1, Math.sqrt(room / (bytes * width * height || 1)))
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) }
}

function optimising({ width, height }: Encoding) {
  return width * height > maxOptimisedPixels ? { optimiseCoding: false } : { mozjpeg: true }
}
