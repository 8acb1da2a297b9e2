import { ShopError } from '../errors/ShopError.js'

export type QueryLimit = 'tokens' | 'depth' | 'aliases' | 'directives' | 'rootFields' | 'cost'

/** A call over GraphQL that goes over one of the limits. */
export class QueryLimitExceeded extends ShopError {
  constructor(
    /** For whoever wrote the document. */
    readonly limit: QueryLimit,
  ) {
    super('BAD_REQUEST')
  }
}
