import { FormattedMessage } from 'react-intl'
import { useLanguage } from '../../kernel/screens/useLayout'
import type { Job } from './Job'
import { quoteAnchor } from './quoteAnchor'

/** The quotes of a job for its customer, who reads and answers them at the secret address of the job. */
export function JobQuotes({ job: { quotes, address } }: { job: Pick<Job, 'quotes' | 'address'> }) {
  const language = useLanguage()
  if (quotes.length === 0) return null
  const waiting = quotes.find(({ state }) => state === 'sent')
  // Followed with a page load: the address has a document of its own, which sends no referrer.
  const linkTo = (anchor: string) => address && { href: `${address[language]}#${anchor}`, rel: 'noreferrer' }
  return (
    <section className="job__quotes">
      {waiting && address && (
        <p className="buttons">
          <a className="button button--primary" {...linkTo('offertes')}>
            <FormattedMessage id="status.quote.answer" />
          </a>
        </p>
      )}
      <h3 className="visually-hidden">
        <FormattedMessage id="status.quotes" />
      </h3>
      <ul>
        {quotes.map(({ id, name, state }) => {
          const title = <FormattedMessage id="status.quote" values={{ name }} />
          return (
            <li key={id}>
              {address ? <a {...linkTo(quoteAnchor(id))}>{title}</a> : title}
              {': '}
              <FormattedMessage id={`status.quote.state.${state}`} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
