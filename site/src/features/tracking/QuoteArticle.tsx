import { firstChoice } from '@shop/server/quoteChoices'
import { pricedLines } from '@shop/server/quoteDocument'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useMountEffect } from '../../kernel/browser/useMountEffect'
import { ShopDate } from '../shop/ShopDate'
import { quoteAnchor, termsAnchor } from '../status/quoteAnchor'
import type { TrackOutcome } from './answerTrack'
import { QuoteDecided } from './QuoteDecided'
import { QuoteForm } from './QuoteForm'
import { QuoteLines } from './QuoteLines'
import { QuoteTerms } from './QuoteTerms'
import type { TrackedQuote } from './TrackedQuote'

interface QuoteArticleProps {
  quote: TrackedQuote
  /** Where the customer can answer, and what came of an answer that was refused. */
  answer?: { code: string; outcome: TrackOutcome | undefined }
  /** Why an answer to it was refused, where it cannot be answered any more. */
  problem?: string | null | undefined
  isFolded?: boolean
}

/** A quote, shown from the exact text that was sent. */
export function QuoteArticle({ quote, answer, problem, isFolded = false }: QuoteArticleProps) {
  const { id, name, state, document, decision } = quote
  const lines = pricedLines(document)
  const [chosen, setChosen] = useState(
    () => (answer?.outcome?.chosen ?? decision?.chosen)?.map(Number) ?? firstChoice(lines),
  )
  const formId = `decide-${id}`
  const readChosen = () => setChosen(checkedIn(formId))
  // A customer may have chosen before the page was hydrated, or comes back to it.
  useMountEffect(() => {
    if (answer) readChosen()
  })
  const body = (
    <>
      {document.text && <p className="job__story">{document.text}</p>}
      <QuoteLines document={document} chosen={chosen} choose={answer && { formId, changed: readChosen }} />
      {answer && <QuoteForm id={formId} quote={quote} code={answer.code} outcome={answer.outcome} />}
      {decision && <QuoteDecided decision={decision} document={document} />}
      <QuoteTerms id={termsAnchor(id)} document={document} />
    </>
  )
  return (
    <article className={`quote quote--${state}`} id={quoteAnchor(id)} aria-labelledby={`quote-${id}`}>
      <header className="quote__header">
        <h3 id={`quote-${id}`}>
          <FormattedMessage id="status.quote" values={{ name }} />
        </h3>
        <p className="quote__state">
          <FormattedMessage id={`status.quote.state.${state}`} />
        </p>
        {state !== 'accepted' && (
          <p className="track__note">
            <FormattedMessage id="track.quote.validUntil" values={{ day: <Day day={document.validUntil} /> }} />
          </p>
        )}
      </header>
      {problem && (
        <p className="form__problem" role="alert">
          {problem}
        </p>
      )}
      {isFolded ? (
        <details open={problem !== undefined && problem !== null}>
          <summary>
            <FormattedMessage id="track.quote.open" />
          </summary>
          <div className="quote__body">{body}</div>
        </details>
      ) : (
        <div className="quote__body">{body}</div>
      )}
    </article>
  )
}

/** The places of the lines that are checked. */
function checkedIn(formId: string): number[] {
  const inputs = document.querySelectorAll<HTMLInputElement>(`input[form="${formId}"]:checked`)
  return [...inputs].map(({ value }) => Number(value))
}

function Day({ day }: { day: string }) {
  return (
    <time dateTime={day}>
      <ShopDate value={`${day}T12:00:00Z`} day="numeric" month="long" year="numeric" />
    </time>
  )
}
