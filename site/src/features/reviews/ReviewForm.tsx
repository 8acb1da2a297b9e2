import { reviewAddress } from '@shop/server/screens'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ariaAttributes, FieldFoot, FieldFrame } from '../../kernel/forms/FieldFrame'
import type { Refused } from '../../kernel/forms/Refused'
import { TextInput } from '../../kernel/forms/TextInput'
import { useLanguage } from '../../kernel/screens/useLayout'
import { starsText } from './Stars'

interface ReviewFormProps {
  code: string
  firstName: string
  refused: Refused | undefined
}

/** A review: a plain form, so that it works without scripts. */
export function ReviewForm({ code, firstName, refused }: ReviewFormProps) {
  const language = useLanguage()
  const { formatMessage } = useIntl()
  const textId = useId()
  const { values, faults } = refused ?? { values: {} as Refused['values'], faults: {} as Refused['faults'] }
  return (
    <form className="form" method="post" action={reviewAddress(language, code)}>
      {refused?.problem && (
        <p className="form__problem" role="alert">
          {refused.problem}
        </p>
      )}
      <StarsField start={values.stars} fault={faults.stars} />
      <FieldFrame
        field={{
          label: formatMessage({ id: 'reviewRequest.text' }),
          hint: formatMessage({ id: 'reviewRequest.textHint' }),
          isRequired: true,
        }}
        id={textId}
        fault={faults.text}
      >
        <textarea
          id={textId}
          name="text"
          rows={6}
          maxLength={2000}
          required
          defaultValue={values.text ?? ''}
          {...ariaAttributes(textId, faults.text, 'hint')}
        />
      </FieldFrame>
      <TextInput
        name="name"
        label={formatMessage({ id: 'reviewRequest.name' })}
        hint={formatMessage({ id: 'reviewRequest.nameHint' })}
        value={values.name ?? firstName}
        fault={faults.name}
        autoComplete="given-name"
        isRequired
      />
      <p className="buttons form__buttons">
        <button type="submit" className="button button--primary">
          <FormattedMessage id="reviewRequest.submit" />
        </button>
      </p>
      <p className="track__note">
        <FormattedMessage id="reviewRequest.approval" />
      </p>
    </form>
  )
}

const choices = [5, 4, 3, 2, 1]

function StarsField({ start, fault }: { start: string | undefined; fault: string | undefined }) {
  const id = useId()
  return (
    <div
      className="field radio-field"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required
      {...ariaAttributes(id, fault, undefined)}
    >
      <p className="radio-field__label" id={`${id}-label`}>
        <FormattedMessage id="reviewRequest.stars" />
      </p>
      <div className="radio-field__options star-options">
        {choices.map((count) => (
          <label key={count}>
            <input type="radio" name="stars" value={count} defaultChecked={start === String(count)} required />
            <span>
              <FormattedMessage id="reviewRequest.count" values={{ count }} />
              <span className="review__stars" aria-hidden>
                {starsText(count)}
              </span>
            </span>
          </label>
        ))}
      </div>
      <FieldFoot id={id} fault={fault} />
    </div>
  )
}
