import { FormattedMessage } from 'react-intl'
import type { ScreenForm } from '../../kernel/addresses/formAddresses'

const steps = [1, 2, 3] as const

/** What happens after a form was sent, one thing after the other. */
export function Steps({ of }: { of: ScreenForm }) {
  return (
    <section className="block block--white block--normal steps-block" aria-labelledby="steps-title">
      <div className="frame">
        <h2 id="steps-title">
          <FormattedMessage id={`form.${of}.steps`} />
        </h2>
        <ol className="steps">
          {steps.map((step) => (
            <li key={step}>
              <h3>
                <FormattedMessage id={`form.${of}.step${step}.title`} />
              </h3>
              <p>
                <FormattedMessage id={`form.${of}.step${step}`} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
