import type { Values } from '../context/Row.js'
import { ShopError } from '../errors/ShopError.js'
import type { Class } from '../fields/FieldDescription.js'
import { imagesIn } from '../fields/imagesIn.js'

/** Images per record, including its blocks and lists. */
export const maxImages = 1000

/**
 * Runs before every other rule: nested lists, each within its own limit, may contain tens of thousands of images
 * together, and every missing one would be looked up and reported.
 * @throws ShopError VALIDATION for the first image over the limit
 */
export function assertImageCount(type: Class, values: Values): void {
  const first = imagesIn(type, values)[maxImages]
  if (!first) return
  throw new ShopError('VALIDATION', {
    fields: { [first.path]: [{ key: 'field.maxImages', values: { max: maxImages } }] },
  })
}
