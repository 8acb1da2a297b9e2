import type { Values } from '../context/Row.js'
import { ShopError } from '../errors/ShopError.js'
import type { Class } from '../fields/FieldDescription.js'
import { imagesIn } from './normalise.js'

/** Images that one record may show, its blocks and lists taken together; the demo's gallery shows a dozen. */
export const mostImages = 1000

/**
 * Comes before every other rule: lists of blocks that hold lists of images are each within their length and still tens
 * of thousands together, and each image that is not there would be looked for and told of.
 * @throws ShopError VALIDATION at the first image that is one too many
 */
export function assertImageCount(type: Class, values: Values): void {
  const first = imagesIn(type, values)[mostImages]
  if (!first) return
  throw new ShopError('VALIDATION', {
    fields: { [first.path]: [{ key: 'field.mostImages', values: { most: mostImages } }] },
  })
}
