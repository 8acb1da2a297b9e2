import { isUnavailable } from '../database/databaseErrors.js'
import { diskFault } from '../errors/diskFault.js'
import { ShopError } from '../errors/ShopError.js'

/** Why a round failed, as far as the product can tell. */
export const roundFailures = ['full', 'unwritable', 'unavailable', 'damaged', 'interrupted', 'other'] as const

export type RoundFailure = (typeof roundFailures)[number]

/** A round has failed for a reason that it has logged itself. */
export class RoundFailed extends Error {
  override readonly name = 'RoundFailed'

  constructor(readonly failure: RoundFailure) {
    super(`The round has failed: ${failure}`)
  }
}

export function roundFailureOf(error: unknown): RoundFailure {
  if (error instanceof RoundFailed) return error.failure
  const fault = diskFault(error)
  if (fault) return ['full', 'quota'].includes(fault.kind) ? 'full' : 'unwritable'
  const isOut = isUnavailable(error) || (error instanceof ShopError && error.code === 'UNAVAILABLE')
  return isOut ? 'unavailable' : 'other'
}
