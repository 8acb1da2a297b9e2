import type { LookupFunction } from 'node:net'
import type { Resolve } from './receiverAddress.js'

/** The host has an address that the product does not call. */
export class ForbiddenAddress extends Error {
  override readonly name = 'ForbiddenAddress'
}

/**
 * Node connects to what this answers and looks the name up nowhere else.
 * @param resolve the addresses that may be connected to; throws ForbiddenAddress
 */
export function checkedLookup(resolve: Resolve): LookupFunction {
  return (host, { all }, done) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses
        if (!first) done(Object.assign(new Error('The host has no address'), { code: 'ENOTFOUND' }), '')
        else if (all) done(null, addresses)
        else done(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => done(error, ''),
    )
  }
}
