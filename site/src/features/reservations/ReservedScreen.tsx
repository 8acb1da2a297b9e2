import { reservationAddress, screenAddress } from '@shop/server/screens'
import { FormattedMessage, useIntl } from 'react-intl'
import { useActionData, useLoaderData, useLocation } from 'react-router'
import { useFocusOnStep } from '../../kernel/browser/useFocusOnStep'
import { Breadcrumbs } from '../../kernel/components/Breadcrumbs'
import { Head } from '../../kernel/components/Head'
import { loadWhenSeen } from '../../kernel/components/loadWhenSeen'
import { onDemand } from '../../kernel/components/onDemand'
import { SiteLink } from '../../kernel/components/SiteLink'
import { overviewTrail } from '../../kernel/components/trail'
import type { Refused } from '../../kernel/forms/Refused'
import { loadLaterMessages } from '../../kernel/i18n/catalogues'
import { useLanguage, useLayout } from '../../kernel/screens/useLayout'
import { isOfPayment } from '../invoices/isOfPayment'
import { Moment } from '../shop/Moment'
import { OpeningHours } from '../shop/OpeningHours'
import { ShopAddress } from '../shop/ShopAddress'
import type { ReservedData } from './loadReserved'
import { ReservationTerms } from './ReservationTerms'

export { loadReserved } from './loadReserved'

const PayOnline = onDemand(
  'PayOnline',
  async () => (await Promise.all([import('../invoices/PayOnline'), loadLaterMessages('payOnline')]))[0].PayOnline,
  loadWhenSeen,
)

/** A reservation as anyone who holds its secret address sees it: right after it was made, and later to cancel it. */
export function ReservedScreen() {
  const { code, reservation } = useLoaderData<ReservedData>()
  const refused = useActionData<Refused>()
  const language = useLanguage()
  const intl = useIntl()
  const heading = useFocusOnStep(useLocation().pathname)
  const { shop } = useLayout()
  const state = reservation ? stateOf(reservation) : 'dead'
  const isPaid = reservation?.online?.status === 'paid' && reservation.online.amount === null
  const isUnmailed = state === 'waiting' && !reservation?.isMailed
  const title = intl.formatMessage({ id: `reservation.${state}.title` })
  // The address in the head is that of the overview: the secret one stands nowhere but in the address bar.
  return (
    <div className="frame status-screen appointment">
      <Head title={title} address={screenAddress('products', language)} isHidden />
      <header className="status-screen__header">
        <Breadcrumbs trail={overviewTrail('products', language, intl)} />
        <h1 ref={heading} tabIndex={-1} className="appointment__title">
          {title}
        </h1>
        <p className="lead">
          <FormattedMessage
            id={
              isPaid && state === 'waiting'
                ? 'reservation.waiting.paid'
                : isUnmailed
                  ? 'reservation.waiting.unmailed'
                  : `reservation.${state}.text`
            }
            values={{ until: reservation?.confirmBefore && <Moment instant={reservation.confirmBefore} /> }}
          />
        </p>
      </header>
      {refused?.problem && !isOfPayment(refused) && (
        <p className="form__problem" role="alert">
          {refused.problem}
        </p>
      )}
      {reservation && <ReservationFacts reservation={reservation} />}
      {reservation?.online && (
        <PayOnline
          address={reservationAddress(language, code)}
          open={reservation.online.amount}
          status={reservation.online.status}
        />
      )}
      {reservation?.state === 'waiting' ? (
        <>
          <section className="track__shop" aria-labelledby="reservation-shop">
            <div className="track__reach">
              <h2 id="reservation-shop">
                <FormattedMessage id="reservation.where" />
              </h2>
              <p>{shop.name}</p>
              <ShopAddress />
            </div>
            {shop.openingDays.length > 0 && <OpeningHours />}
          </section>
          <CancelForm code={code} isMailed={state === 'waiting' && !isUnmailed} />
        </>
      ) : (
        <p className="buttons">
          <SiteLink className="button button--primary" to={screenAddress('products', language)}>
            <FormattedMessage id="products.all" />
          </SiteLink>
        </p>
      )}
    </div>
  )
}

type Reserved = NonNullable<ReservedData['reservation']>

function stateOf({ state, confirmBefore }: Reserved): Reserved['state'] | 'unconfirmed' | 'missed' {
  if (confirmBefore && state === 'waiting') return 'unconfirmed'
  // What the visitor has cancelled in time was cancelled, not missed.
  if (confirmBefore && state === 'cancelled' && Date.parse(confirmBefore) <= Date.now()) return 'missed'
  return state
}

function ReservationFacts({ reservation }: { reservation: Reserved }) {
  const { title, price, collectBefore, state } = reservation
  return (
    <dl className="facts appointment__facts">
      <dt>
        <FormattedMessage id="reservation.what" />
      </dt>
      <dd>{title}</dd>
      <ReservationTerms price={price} collectBefore={state === 'waiting' ? collectBefore : null} />
    </dl>
  )
}

/** Nothing but a press of its button cancels. */
function CancelForm({ code, isMailed }: { code: string; isMailed: boolean }) {
  const language = useLanguage()
  return (
    <>
      <details className="appointment__cancel">
        <summary>
          <FormattedMessage id="reservation.cancel" />
        </summary>
        <form method="post" action={reservationAddress(language, code)}>
          <p>
            <FormattedMessage id="reservation.cancel.question" />
          </p>
          <p className="buttons">
            <button type="submit" name="cancel" value="yes" className="button button--quiet">
              <FormattedMessage id="reservation.cancel.submit" />
            </button>
          </p>
        </form>
      </details>
      <p className="track__note">
        <FormattedMessage id={isMailed ? 'reservation.secret' : 'reservation.secretUnmailed'} />
      </p>
    </>
  )
}
