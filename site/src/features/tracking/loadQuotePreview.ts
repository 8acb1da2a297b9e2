import { QueryError } from '../../kernel/data/Query'
import type { Site } from '../../kernel/data/Site'
import { notFound } from '../../kernel/screens/notFound'
import type { ScreenData } from '../../kernel/screens/ScreenData'
import { readQuote, type TrackedQuote } from './TrackedQuote'

export interface QuotePreviewData extends ScreenData {
  kind: 'quote'
  quote: TrackedQuote
  reason: string | null
}

/** A quote as its customer reads it, for the owner: also a draft, and on paper. */
export async function loadQuotePreview(site: Site, id: number): Promise<QuotePreviewData> {
  try {
    const { reason, ...quote } = (await site.query('QuotePreview', { id })).quoteDocument
    return { kind: 'quote', translationAddress: null, quote: readQuote(quote), reason }
  } catch (error) {
    if (error instanceof QueryError && ['NOT_FOUND', 'BAD_REQUEST'].includes(error.code)) throw notFound()
    throw error
  }
}
