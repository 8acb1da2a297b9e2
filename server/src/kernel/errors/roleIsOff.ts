import { ShopError } from './ShopError.js'

/** Refuses an account whose part of the shop is switched off. */
export function roleIsOff(): ShopError {
  return new ShopError('FORBIDDEN', { message: { key: 'part.roleOff' } })
}
