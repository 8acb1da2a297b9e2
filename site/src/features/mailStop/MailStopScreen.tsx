import { mailStopAddress, screenAddress } from '@shop/server/screens'
import { FormattedMessage, useIntl } from 'react-intl'
import { useActionData, useLoaderData } from 'react-router'
import { Head } from '../../kernel/components/Head'
import { SiteLink } from '../../kernel/components/SiteLink'
import type { Refused } from '../../kernel/forms/Refused'
import { useLanguage, useLayout } from '../../kernel/screens/useLayout'
import { ShopDate } from '../shop/ShopDate'
import type { MailStopData } from './loadMailStop'

export { loadMailStop } from './loadMailStop'

/** Where who is mailed because someone else has typed their address stops such mails. Nothing but a press decides. */
export function MailStopScreen() {
  const { code, mailStop } = useLoaderData<MailStopData>()
  const refused = useActionData<Refused>()
  const language = useLanguage()
  const { shop } = useLayout()
  const { formatMessage } = useIntl()
  const until = mailStop?.stoppedUntil
  const state = mailStop === null ? 'dead' : until ? 'stopped' : 'open'
  const title = formatMessage({ id: `mailStop.${state}.title` })
  // The address in the head is that of the contact screen: the secret one stands nowhere but in the address bar.
  return (
    <div className="frame status-screen track">
      <Head title={title} address={screenAddress('contact', language)} isHidden />
      <header className="status-screen__header">
        <h1>{title}</h1>
        <p className="lead" role={until ? 'status' : undefined}>
          <FormattedMessage
            id={`mailStop.${state}.text`}
            values={{ shop: shop.name, until: until && <ShopDate value={until} day="numeric" month="long" /> }}
          />
        </p>
      </header>
      {refused?.problem && (
        <p className="form__problem" role="alert">
          {refused.problem}
        </p>
      )}
      {state === 'open' ? (
        <form method="post" action={mailStopAddress(language, code)}>
          <p className="buttons">
            <button type="submit" className="button button--primary">
              <FormattedMessage id="mailStop.submit" />
            </button>
          </p>
        </form>
      ) : (
        <p className="buttons">
          <SiteLink className="button button--quiet" to={screenAddress('contact', language)}>
            <FormattedMessage id="mailStop.contact" />
          </SiteLink>
        </p>
      )}
    </div>
  )
}
