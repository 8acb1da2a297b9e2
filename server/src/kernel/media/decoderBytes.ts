import type { Metadata } from 'sharp'
import type { ImageFormat } from './imageFormats.js'

/**
 * Bytes of memory that decoding one image may take: with what resizing and encoding add, the process stays below 200 MB
 * more than when idle.
 */
export const maxDecoderBytes = 150_000_000

/** Rows that are held at once while an image is read row by row and made smaller. */
const heldRows = 2048

/**
 * Bytes for each pixel of formats that are always decoded whole, with the decoder's own copies, as measured. AVIF: of 8
 * and of more bits.
 */
const wholeBytes = { webp: 6, gif: 6, avif: 20, deepAvif: 27 }

/** What of an image's header decides about the memory that it takes. */
type Header = Pick<
  Metadata,
  'width' | 'height' | 'channels' | 'depth' | 'isProgressive' | 'bitsPerSample' | 'orientation'
>

/**
 * Bytes of memory that decoding an image takes at most, by its header. An interlaced PNG and a progressive JPEG cannot
 * be read row by row and count whole; of an animation there is one frame at a time.
 * @param keepsSize whether it is stored as large as it is; a JPEG that is made smaller is small from the beginning
 */
export function decoderBytes(content: Buffer, header: Header, format: ImageFormat, keepsSize: boolean): number {
  const { width, height, channels = 4, depth, isProgressive = false, bitsPerSample = 8, orientation = 1 } = header
  const pixels = width * height
  switch (format) {
    case 'jpeg': {
      const coefficients = isProgressive ? pixels * coefficientBytes(content) : 0
      // Only what is in memory can be turned.
      return coefficients + (keepsSize && orientation > 1 ? pixels * channels : 0)
    }
    case 'png': {
      const row = width * channels * (depth === 'ushort' ? 2 : 1)
      return row * Math.min(height, heldRows) + (isProgressive ? row * height : 0)
    }
    case 'webp':
    case 'gif':
      return pixels * wholeBytes[format]
    case 'avif':
      return Math.max(pixels, largestPart(content)) * wholeBytes[bitsPerSample > 8 ? 'deepAvif' : 'avif']
  }
}

/** Bytes for each pixel of a progressive JPEG: two for a value of each component, by how coarsely it is sampled. */
function coefficientBytes(content: Buffer): number {
  const frame = frameHeader(content)
  if (!frame) return 8
  const shares = Array.from({ length: frame[5] ?? 0 }, (_, index) => {
    const sampling = frame[7 + 3 * index] ?? 0x11
    return (sampling >> 4) * (sampling & 15)
  })
  const finest = Math.max(1, ...shares)
  return shares.reduce((sum, share) => sum + (2 * share) / finest, 0)
}

/** What follows the length in the segment of a JPEG that describes its components; null when there is none. */
function frameHeader(content: Buffer): Buffer | null {
  let at = 2
  while (at + 4 <= content.length && content[at] === 0xff) {
    const marker = content[at + 1] ?? 0
    const length = content.readUInt16BE(at + 2)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return content.subarray(at + 4, at + 2 + length)
    // Segments may be padded.
    at = marker === 0xff ? at + 1 : at + 2 + length
  }
  return null
}

/** Pixels of the largest part of an AVIF, such as a mask that is larger than the image. */
function largestPart(content: Buffer): number {
  let largest = 0
  for (let at = content.indexOf('ispe'); at >= 0 && at + 16 <= content.length; at = content.indexOf('ispe', at + 4)) {
    largest = Math.max(largest, content.readUInt32BE(at + 8) * content.readUInt32BE(at + 12))
  }
  return largest
}
