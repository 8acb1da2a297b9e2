import { ShopError } from '../errors/ShopError.js'

export type QueryLimit = 'tokens' | 'depth' | 'aliases' | 'selections' | 'directives' | 'rootFields' | 'cost' | 'bytes'

/** A GraphQL request that exceeds one of the limits. */
export class QueryLimitExceeded extends ShopError {
  constructor(
    /** Which limit, shown to the author of the document. */
    readonly limit: QueryLimit,
  ) {
    super('BAD_REQUEST')
  }
}
