import { useEffect, useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '../components/icons/Icon'
import { type Consent, noConsent } from './Consent'

export interface ConsentBannerProps {
  chosen: Consent | null
  /** Whether the visitor opened it, so that it gets the focus. */
  isAsked: boolean
  onChoose(consent: Consent): void
  /** Closes without a change; missing while no choice was made. */
  onClose?: (() => void) | undefined
}

/** Three categories: necessary is fixed, the others are off until the visitor agrees. */
export function ConsentBanner({ chosen, isAsked, onChoose, onClose }: ConsentBannerProps) {
  const [consent, setConsent] = useState(chosen ?? noConsent)
  const { formatMessage } = useIntl()
  const heading = useId()
  const banner = useRef<HTMLElement>(null)

  useEffect(() => {
    if (isAsked) banner.current?.focus()
  }, [isAsked])

  const toggle = (name: keyof Consent) => setConsent({ ...consent, [name]: !consent[name] })
  return (
    <section
      ref={banner}
      className="consent"
      aria-labelledby={heading}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && onClose?.()}
    >
      <div className="consent__row">
        <div className="consent__text">
          <h2 id={heading}>
            <FormattedMessage id="consent.title" />
          </h2>
          <p>
            <FormattedMessage id="consent.intro" />
          </p>
        </div>
        <fieldset>
          <legend className="visually-hidden">
            <FormattedMessage id="consent.categories" />
          </legend>
          <label>
            <input type="checkbox" checked disabled />
            <span>
              <FormattedMessage id="consent.necessary" />
              <small>
                <FormattedMessage id="consent.necessary.help" />
              </small>
            </span>
          </label>
          {(['statistic', 'marketing'] as const).map((name) => (
            <label key={name}>
              <input type="checkbox" checked={consent[name]} onChange={() => toggle(name)} />
              <span>
                <FormattedMessage id={`consent.${name}`} />
                <small>
                  <FormattedMessage id={`consent.${name}.help`} />
                </small>
              </span>
            </label>
          ))}
        </fieldset>
        <div className="consent__buttons">
          <button type="button" className="button button--primary" onClick={() => onChoose(consent)}>
            <FormattedMessage id="consent.save" />
          </button>
          <button
            type="button"
            className="button button--quiet"
            onClick={() => onChoose({ statistic: true, marketing: true })}
          >
            <FormattedMessage id="consent.all" />
          </button>
          <button type="button" className="button button--quiet" onClick={() => onChoose(noConsent)}>
            <FormattedMessage id="consent.none" />
          </button>
        </div>
        {onClose && (
          <button
            type="button"
            className="consent__close"
            onClick={onClose}
            aria-label={formatMessage({ id: 'consent.close' })}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
    </section>
  )
}
