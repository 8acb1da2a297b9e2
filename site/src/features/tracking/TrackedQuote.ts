import type { QuoteDecision, QuoteDocument } from '@shop/server/quoteDocument'
import type { TrackedJobQuery } from '../../generated/graphql'

type AnsweredQuote = TrackedJobQuery['trackedJob']['quotes'][number]

/** A quote as it was sent, with what was decided. */
export interface TrackedQuote extends Omit<AnsweredQuote, 'document' | 'decision' | 'sha'> {
  /** Null for a draft. */
  sha: string | null
  document: QuoteDocument
  decision: QuoteDecision | null
}

/** Reads the exact texts. */
export function readQuote({
  document,
  decision,
  ...rest
}: Omit<AnsweredQuote, 'sha'> & { sha: string | null }): TrackedQuote {
  return {
    ...rest,
    document: JSON.parse(document) as QuoteDocument,
    decision: decision ? (JSON.parse(decision) as QuoteDecision) : null,
  }
}
