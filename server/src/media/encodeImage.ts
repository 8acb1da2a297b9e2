import { type Sharp } from 'sharp'
import { type ImageFormat } from './imageFormats.js'

/** The stored original: visually the same, in the same format. */
export function encodeOriginal(image: Sharp, format: ImageFormat): Sharp {
  switch (format) {
    case 'jpeg':
      return image.jpeg({ quality: 82, mozjpeg: true })
    case 'png':
      return image.png({ compressionLevel: 6 })
    case 'webp':
      return image.webp({ quality: 85 })
    case 'avif':
      return image.avif({ quality: 60, effort: 2 })
    case 'gif':
      return image.gif()
  }
}

/** A variant as served. The first visitor waits for it, hence AVIF's low effort: about 0.2 s for 640 pixels. */
export function encodeVariant(image: Sharp, format: ImageFormat): Sharp {
  switch (format) {
    case 'jpeg':
      return image.jpeg({ quality: 78, mozjpeg: true })
    case 'png':
      return image.png({ compressionLevel: 6 })
    case 'webp':
      return image.webp({ quality: 76 })
    case 'avif':
      return image.avif({ quality: 50, effort: 3 })
    case 'gif':
      return image.gif()
  }
}
