import { useEffect, useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '../../kernel/components/icons/Icon'
import { type Consent, noConsent } from './Consent'

export interface ConsentBannerProps {
  chosen: Consent | null
  /** Whether the visitor opened it, so that it gets the focus. */
  isAsked: boolean
  onChoose(consent: Consent): void
  /** Closes without a change; missing while no choice was made. */
  onClose?: (() => void) | undefined
}

/** Necessary is always on, the others off until the visitor agrees. Marketing is what other hosts show and may remember. */
const optional = ['statistic', 'marketing'] as const

/** A question on one line with two answers of equal weight; what is what stands behind it. */
export function ConsentBanner({ chosen, isAsked, onChoose, onClose }: ConsentBannerProps) {
  const [consent, setConsent] = useState(chosen ?? noConsent)
  const { formatMessage } = useIntl()
  const heading = useId()
  const banner = useRef<HTMLElement>(null)

  useEffect(() => {
    if (isAsked) banner.current?.focus()
  }, [isAsked])

  useEffect(() => {
    const { current } = banner
    if (current) return keepFree(current)
  }, [])

  return (
    <section
      ref={banner}
      className="consent"
      aria-labelledby={heading}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && onClose?.()}
    >
      <div className="consent__row">
        <h2 id={heading}>
          <FormattedMessage id="consent.title" />
        </h2>
        <details className="consent__details" open={isAsked}>
          <summary>
            <FormattedMessage id="consent.more" />
          </summary>
          <p>
            <FormattedMessage id="consent.intro" />
          </p>
          <fieldset>
            <legend className="visually-hidden">
              <FormattedMessage id="consent.categories" />
            </legend>
            <Category name="necessary" isOn />
            {optional.map((name) => (
              <Category
                key={name}
                name={name}
                isOn={consent[name]}
                onChange={(isOn) => setConsent({ ...consent, [name]: isOn })}
              />
            ))}
          </fieldset>
          <button type="button" className="button button--quiet" onClick={() => onChoose(consent)}>
            <FormattedMessage id="consent.save" />
          </button>
        </details>
        <div className="consent__buttons">
          <button type="button" className="button button--quiet" onClick={() => onChoose(noConsent)}>
            <FormattedMessage id="consent.none" />
          </button>
          <button
            type="button"
            className="button button--quiet"
            onClick={() => onChoose({ statistic: true, marketing: true })}
          >
            <FormattedMessage id="consent.all" />
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

interface CategoryProps {
  name: 'necessary' | (typeof optional)[number]
  isOn: boolean
  /** Missing where there is no choice. */
  onChange?: (isOn: boolean) => void
}

function Category({ name, isOn, onChange }: CategoryProps) {
  return (
    <label>
      <input
        type="checkbox"
        checked={isOn}
        disabled={!onChange}
        onChange={({ currentTarget }) => onChange?.(currentTarget.checked)}
      />
      <span>
        <FormattedMessage id={`consent.${name}`} />
        <small>
          <FormattedMessage id={`consent.${name}.help`} />
        </small>
      </span>
    </label>
  )
}

/** Tells the stylesheet how much of the screen the banner covers: the focus stays out of there, and the page can be read to its end. */
function keepFree(banner: HTMLElement): () => void {
  const { style } = document.documentElement
  const measure = () => {
    const isOverPage = getComputedStyle(banner).position === 'fixed'
    style.setProperty('--consent', isOverPage ? `${banner.offsetHeight}px` : '0px')
  }
  const observer = new ResizeObserver(measure)
  observer.observe(banner)
  return () => {
    observer.disconnect()
    style.removeProperty('--consent')
  }
}
