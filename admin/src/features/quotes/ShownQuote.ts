import type { QuoteScreenQuery } from '../../generated/graphql'

/** A quote as the back office shows it. */
export type ShownQuote = QuoteScreenQuery['quoteDocument']
