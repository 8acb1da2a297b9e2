import {
  appointmentAddress,
  confirmationAddress,
  type Language,
  reservationAddress,
  screenAddress,
} from '@shop/server/screens'
import { FormattedMessage, useIntl } from 'react-intl'
import { useActionData, useLoaderData } from 'react-router'
import { startAddress } from '../../kernel/addresses/appointmentChoices'
import { Head } from '../../kernel/components/Head'
import { SiteLink } from '../../kernel/components/SiteLink'
import type { Refused } from '../../kernel/forms/Refused'
import { useLanguage } from '../../kernel/screens/useLayout'
import { Moment } from '../shop/Moment'
import type { ConfirmationData } from './loadConfirmation'

export { loadConfirmation } from './loadConfirmation'

/** Where a stranger confirms by the link of a mail. Nothing but a press does: programs that look at mails open links. */
export function ConfirmationScreen() {
  const { code, confirmation } = useLoaderData<ConfirmationData>()
  const refused = useActionData<Refused>()
  const language = useLanguage()
  const { formatMessage } = useIntl()
  const state = confirmation?.state ?? 'dead'
  const kind = confirmation?.kind ?? 'appointment'
  const title = formatMessage({ id: `confirmation.${state}.title` }, { kind })
  const until = confirmation?.confirmBefore
  // The address in the head is that of the contact screen: the secret one stands nowhere but in the address bar.
  return (
    <div className="frame status-screen track">
      <Head title={title} address={screenAddress('contact', language)} isHidden />
      <header className="status-screen__header">
        <h1>{title}</h1>
        <p className="lead" role={state === 'confirmed' ? 'status' : undefined}>
          <FormattedMessage
            id={`confirmation.${state}.text`}
            values={{ kind, until: until && <Moment instant={until} /> }}
          />
        </p>
      </header>
      {refused?.problem && state === 'waiting' && (
        <p className="form__problem" role="alert">
          {refused.problem}
        </p>
      )}
      {state === 'waiting' ? (
        <form method="post" action={confirmationAddress(language, code)}>
          <p className="buttons">
            <button type="submit" className="button button--primary">
              <FormattedMessage id="confirmation.submit" values={{ kind }} />
            </button>
          </p>
        </form>
      ) : (
        <p className="buttons">
          <SiteLink className="button button--primary" to={onward(confirmation, language)}>
            <FormattedMessage id={confirmation?.code ? 'confirmation.view' : 'confirmation.again'} values={{ kind }} />
          </SiteLink>
        </p>
      )}
    </div>
  )
}

/** What was confirmed, or where it is made anew. */
function onward(confirmation: ConfirmationData['confirmation'], language: Language): string {
  const isReservation = confirmation?.kind === 'reservation'
  if (confirmation?.code) return (isReservation ? reservationAddress : appointmentAddress)(language, confirmation.code)
  return isReservation ? screenAddress('products', language) : startAddress(language)
}
