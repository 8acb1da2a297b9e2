import { FormattedMessage } from 'react-intl'
import type { TrackOutcome } from './answerTrack'
import { QuoteArticle } from './QuoteArticle'
import type { TrackedQuote } from './TrackedQuote'

interface QuoteSectionProps {
  code: string
  quotes: TrackedQuote[]
  outcome: TrackOutcome | undefined
}

/** The quotes of a job: those that wait for an answer whole, the others folded. */
export function QuoteSection({ code, quotes, outcome }: QuoteSectionProps) {
  const waiting = quotes.filter(({ state }) => state === 'sent')
  const others = quotes.filter(({ state }) => state !== 'sent')
  const outcomeOf = ({ id }: TrackedQuote) => (outcome?.values.quote === String(id) ? outcome : undefined)
  return (
    <section className="track__quotes" id="offertes" aria-labelledby="track-quotes">
      <h2 id="track-quotes">
        <FormattedMessage
          id={waiting.length > 0 ? 'track.quotes.waiting' : 'track.quotes'}
          values={{ count: waiting.length }}
        />
      </h2>
      {waiting.length > 1 && (
        <p>
          <FormattedMessage id="track.quotes.several" />
        </p>
      )}
      {waiting.map((quote) => (
        <QuoteArticle key={quote.id} quote={quote} answer={{ code, outcome: outcomeOf(quote) }} />
      ))}
      {others.map((quote) => (
        <QuoteArticle key={quote.id} quote={quote} problem={outcomeOf(quote)?.problem} isFolded />
      ))}
    </section>
  )
}
