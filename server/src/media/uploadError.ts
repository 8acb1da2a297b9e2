import { isUnavailable } from '../database/databaseErrors.js'
import { ShopError } from '../errors/ShopError.js'

/**
 * What went wrong while an upload came in, as an entry of the catalogue. The parsers of forms say 413 for what is too
 * large; anything else that they complain of is a form that is not one, or one that broke off halfway.
 */
export function uploadError(error: unknown): ShopError {
  if (error instanceof ShopError) return error
  if (isUnavailable(error)) return new ShopError('UNAVAILABLE')
  const tooLarge = error instanceof Error && 'status' in error && error.status === 413
  return new ShopError(tooLarge ? 'TOO_LARGE' : 'BAD_REQUEST')
}
