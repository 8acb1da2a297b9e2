import { ImageObject } from '../fields/ImageObject.js'
import { Media } from '../records/Media.js'
import type { Language } from '../shared/screens.js'
import { variantWidths } from './variantWidths.js'

/** An uploaded image as the API returns it in this language. */
export function imageObject(media: Media, language: Language): ImageObject {
  const { url, width, height, alt, focusX, focusY } = media
  return { url, width, height, widths: variantWidths(width), alt: alt?.[language] ?? null, focusX, focusY }
}
