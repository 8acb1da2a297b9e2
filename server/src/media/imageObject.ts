import { ImageObject } from '../fields/ImageObject.js'
import { Media } from './Media.js'
import { variantWidths } from './variantWidths.js'

/** What an answer says of an uploaded image. */
export function imageObject(media: Media): ImageObject {
  return { url: media.url, width: media.width, height: media.height, widths: variantWidths(media.width) }
}
