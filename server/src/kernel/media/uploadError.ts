import { isUnavailable } from '../database/databaseErrors.js'
import { ShopError } from '../errors/ShopError.js'

/**
 * The error of the catalogue for an upload that failed. The parsers answer 413 for what is too large; any other error of
 * theirs is a malformed or aborted form.
 */
export function uploadError(error: unknown): ShopError {
  if (error instanceof ShopError) return error
  if (isUnavailable(error)) return Object.assign(new ShopError('UNAVAILABLE'), { cause: error })
  const tooLarge = error instanceof Error && 'status' in error && error.status === 413
  return new ShopError(tooLarge ? 'TOO_LARGE' : 'BAD_REQUEST')
}
