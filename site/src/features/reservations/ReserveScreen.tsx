import { reserveAddress, screenAddress } from '@shop/server/screens'
import { FormattedMessage, useIntl } from 'react-intl'
import { useActionData, useLoaderData, useLocation } from 'react-router'
import { useFocusOnStep } from '../../kernel/browser/useFocusOnStep'
import { Breadcrumbs } from '../../kernel/components/Breadcrumbs'
import { Head } from '../../kernel/components/Head'
import { SiteLink } from '../../kernel/components/SiteLink'
import { overviewTrail } from '../../kernel/components/trail'
import type { Refused } from '../../kernel/forms/Refused'
import type { ReserveData } from './loadReserve'
import { ReservationTerms } from './ReservationTerms'
import { ReserveForm } from './ReserveForm'

export { loadReserve } from './loadReserve'

/** Where a visitor reserves a product: what it is, until when it waits, and who comes for it. */
export function ReserveScreen() {
  const { product, collectBefore, translationAddress } = useLoaderData<ReserveData>()
  const refused = useActionData<Refused>()
  const intl = useIntl()
  const heading = useFocusOnStep(useLocation().pathname)
  const { language, title, url, price } = product
  const name = intl.formatMessage({ id: 'products.reserve' })
  const trail = [...overviewTrail('products', language, intl), { title: name, address: reserveAddress(language, url) }]
  return (
    <div className="frame status-screen appointment">
      <Head
        title={`${name}: ${title}`}
        address={reserveAddress(language, url)}
        translationAddress={translationAddress}
        isHidden
      />
      <header className="status-screen__header">
        <Breadcrumbs trail={trail} />
        <h1 ref={heading} tabIndex={-1} className="appointment__title">
          {name}
        </h1>
        <p className="lead">
          <FormattedMessage id={collectBefore ? 'reservation.intro' : 'reservation.gone'} />
        </p>
      </header>
      <div className="appointment__columns">
        <aside className="appointment__summary" aria-labelledby="reservation-summary">
          <h2 id="reservation-summary">
            <SiteLink to={screenAddress('products', language, url)}>{title}</SiteLink>
          </h2>
          <dl className="facts">
            <ReservationTerms price={price} collectBefore={collectBefore} />
          </dl>
        </aside>
        {collectBefore || refused ? (
          <ReserveForm product={product} refused={refused} />
        ) : (
          <p className="buttons">
            <SiteLink className="button button--primary" to={screenAddress('products', language, url)}>
              <FormattedMessage id="reservation.back" />
            </SiteLink>
          </p>
        )}
      </div>
    </div>
  )
}
