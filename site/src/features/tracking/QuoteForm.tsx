import { trackAddress } from '@shop/server/screens'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FieldFrame } from '../../kernel/forms/FieldFrame'
import { TextInput } from '../../kernel/forms/TextInput'
import { useLanguage } from '../../kernel/screens/useLayout'
import { quoteAnchor, termsAnchor } from '../status/quoteAnchor'
import type { TrackOutcome } from './answerTrack'
import { SignatureField } from './SignatureField'
import type { TrackedQuote } from './TrackedQuote'

interface QuoteFormProps {
  id: string
  quote: TrackedQuote
  code: string
  outcome: TrackOutcome | undefined
}

/** Accepting or declining a quote: a plain form, so that it works without scripts and nothing but a press decides. */
export function QuoteForm({ id, quote, code, outcome }: QuoteFormProps) {
  const language = useLanguage()
  const { formatMessage } = useIntl()
  const reasonId = useId()
  return (
    <form
      id={id}
      className="form quote__form"
      method="post"
      action={`${trackAddress(language, code)}#${quoteAnchor(quote.id)}`}
    >
      <h4>
        <FormattedMessage id="track.answer.title" />
      </h4>
      {outcome?.problem && (
        <p className="form__problem" role="alert">
          {outcome.faults.chosen ?? outcome.faults.signature ?? outcome.problem}
        </p>
      )}
      <input type="hidden" name="quote" value={quote.id} />
      <input type="hidden" name="sha" value={quote.sha ?? ''} />
      <TextInput
        name="name"
        label={formatMessage({ id: 'track.answer.name' })}
        hint={formatMessage({ id: 'track.answer.nameHint' })}
        autoComplete="name"
        value={outcome?.values.name}
        fault={outcome?.faults.name}
        isRequired
      />
      <SignatureField start={outcome?.values.signature} />
      <p className="track__note">
        <FormattedMessage
          id="track.answer.terms"
          values={{ terms: (words) => <a href={`#${termsAnchor(quote.id)}`}>{words}</a> }}
        />
      </p>
      <p className="buttons form__buttons">
        <button type="submit" name="decision" value="accepted" className="button button--primary">
          <FormattedMessage id="track.answer.accept" />
        </button>
      </p>
      <details className="quote__decline" open={outcome?.values.decision === 'declined'}>
        <summary>
          <FormattedMessage id="track.answer.rather" />
        </summary>
        <FieldFrame
          field={{ label: formatMessage({ id: 'track.answer.reason' }), isRequired: false }}
          id={reasonId}
          fault={undefined}
        >
          <textarea id={reasonId} name="reason" rows={3} maxLength={400} defaultValue={outcome?.values.reason ?? ''} />
        </FieldFrame>
        <p className="buttons">
          <button type="submit" name="decision" value="declined" className="button button--quiet">
            <FormattedMessage id="track.answer.decline" />
          </button>
        </p>
      </details>
    </form>
  )
}
