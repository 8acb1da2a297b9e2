import { priceFinderAddress } from '@shop/server/priceFinder'
import { screenAddress } from '@shop/server/screens'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLoaderData } from 'react-router'
import { startAddress } from '../../kernel/addresses/appointmentChoices'
import { formAddress } from '../../kernel/addresses/formAddresses'
import { useHydrated } from '../../kernel/browser/useHydrated'
import { ActionLink } from '../../kernel/components/ActionLink'
import { Breadcrumbs } from '../../kernel/components/Breadcrumbs'
import { Head } from '../../kernel/components/Head'
import { Icon } from '../../kernel/components/icons/Icon'
import { OnwardLink } from '../../kernel/components/OnwardLink'
import { onDemand } from '../../kernel/components/onDemand'
import { Picture } from '../../kernel/components/Picture'
import { SiteLink } from '../../kernel/components/SiteLink'
import { useIsOffered } from '../../kernel/components/useIsOffered'
import { Warranty } from '../../kernel/components/Warranty'
import { useLayout } from '../../kernel/screens/useLayout'
import { BelongsTo, hasChosen } from '../related/BelongsTo'
import { ReviewList } from '../reviews/ReviewList'
import { deviceKindOf } from '../services/deviceKindOf'
import { ServicePrice } from '../services/ServicePrice'
import { servicePriceText } from '../services/servicePriceText'
import { UsualWork } from '../services/UsualWork'
import { FaultList } from './FaultList'
import type { FaultData } from './loadPriceFinder'
import { priceFinderTrail } from './priceFinderTrail'

export { loadFault } from './loadPriceFinder'

/** Without a connection it stays away. */
const NextFreeTime = onDemand('NextFreeTime', () =>
  import('./NextFreeTime').then(
    (code) => code.NextFreeTime,
    () => () => null,
  ),
)

/** The answer: what it costs, how long it takes, the warranty, what happens next, and an appointment. */
export function FaultScreen() {
  const { device, fault, neighbours, reviews, translationAddress } = useLoaderData<FaultData>()
  const intl = useIntl()
  const isOffered = useIsOffered()
  const { shop } = useLayout()
  const isHydrated = useHydrated()
  const { title, language, url, intro, price, priceTo, workingDays, usualDays, warrantyMonths, nextStep, image } = fault
  const deviceName = intl.formatMessage({ id: `deviceKind.${device}` })
  const related = neighbours.related.filter(({ deviceKinds }) => deviceKinds.length > 0)
  const ofDevice = related.filter(({ deviceKinds }) => deviceKinds.map(deviceKindOf).includes(device))
  const priceWords = servicePriceText(intl, price, priceTo)
  const about = { device: deviceName, fault: title, service: String(fault.id) }
  // Nobody brings in a network.
  const isBroughtIn = isOffered('appointment') && shop.takesAppointments && device !== 'network'
  return (
    <>
      <Head
        title={`${title}: ${deviceName}`}
        // A service stands here once for each device: what it costs is said of this one.
        description={[`${deviceName}, ${title}: ${priceWords}.`, intro].filter(Boolean).join(' ')}
        address={priceFinderAddress(language, device, url)}
        translationAddress={translationAddress}
        image={image}
      />
      <article className="frame answer">
        <Breadcrumbs trail={priceFinderTrail(language, intl, device, fault)} />
        <div className="answer__words">
          <p className="kicker">{deviceName}</p>
          <h1>{title}</h1>
          <p className="answer__price">
            <ServicePrice price={price} priceTo={priceTo} />
            {price !== null && priceTo !== 0 && (
              <>
                {' '}
                <small>
                  <FormattedMessage id="products.vat" />
                </small>
              </>
            )}
          </p>
          {fault.saleText && <p className="track__note">{fault.saleText}</p>}
          <UsualWork {...fault} />
          {intro && <p className="lead">{intro}</p>}
          <dl className="facts">
            {/* One answer: what the work usually took says more than what was reckoned with. */}
            {workingDays !== null && usualDays === null && (
              <>
                <dt>
                  <FormattedMessage id="priceFinder.ready" />
                </dt>
                <dd>
                  <FormattedMessage id="priceFinder.days" values={{ days: workingDays }} />
                </dd>
              </>
            )}
            {warrantyMonths !== null && warrantyMonths > 0 && (
              <>
                <dt>
                  <FormattedMessage id="priceFinder.warranty" />
                </dt>
                <dd>
                  <Warranty months={warrantyMonths} />
                </dd>
              </>
            )}
          </dl>
          <h2>
            <FormattedMessage id="priceFinder.next" />
          </h2>
          <p>{nextStep ?? <FormattedMessage id="priceFinder.next.usual" />}</p>
          <p className="buttons">
            {isOffered('appointment') && (
              <SiteLink
                className="button button--primary button--normal"
                to={
                  shop.takesAppointments
                    ? startAddress(language, about)
                    : formAddress('appointment', language, `${deviceName}: ${title}`)
                }
              >
                <Icon name="calendar" />
                <span>
                  <FormattedMessage id="action.appointment" />
                </span>
              </SiteLink>
            )}
            <ActionLink action="question" look="quiet" about={`${deviceName}: ${title}`}>
              {intl.formatMessage({ id: 'priceFinder.ask' })}
            </ActionLink>
          </p>
          {isBroughtIn && <div className="answer__time">{isHydrated && <NextFreeTime about={about} />}</div>}
          <OnwardLink to={priceFinderAddress(language, device)}>
            <FormattedMessage id="priceFinder.other" values={{ device: deviceName }} />
          </OnwardLink>
        </div>
        {image && (
          <div className="answer__picture">
            <Picture image={image} alt="" sizes="(width > 62em) 480px, 100vw" isPriority />
          </div>
        )}
      </article>
      {reviews.length > 0 && (
        <section className="frame related" aria-labelledby="reviews">
          <h2 id="reviews">
            <FormattedMessage id="priceFinder.reviews" />
          </h2>
          <ReviewList items={reviews} />
          <OnwardLink to={screenAddress('reviews', language)}>
            <FormattedMessage id="reviews.all" />
          </OnwardLink>
        </section>
      )}
      {hasChosen(neighbours.chosen) ? (
        <BelongsTo chosen={neighbours.chosen} />
      ) : (
        related.length > 0 && (
          <section className="frame related" aria-labelledby="related">
            <h2 id="related">
              <FormattedMessage id="priceFinder.related" />
            </h2>
            {ofDevice.length > 0 ? (
              <FaultList faults={ofDevice} device={device} />
            ) : (
              <FaultList faults={related} device={null} />
            )}
          </section>
        )
      )}
    </>
  )
}
