import { ShopError } from './ShopError.js'

/** For what visitors do not get of a shop that has not opened yet. */
export function notOpen(): ShopError {
  return new ShopError('NOT_FOUND', { message: { key: 'shop.notOpen' } })
}
