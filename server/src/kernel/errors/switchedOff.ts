import { ShopError } from './ShopError.js'

/** For what belongs to a part that the shop does not use. */
export function switchedOff(): ShopError {
  return new ShopError('NOT_FOUND', { message: { key: 'part.off' } })
}
