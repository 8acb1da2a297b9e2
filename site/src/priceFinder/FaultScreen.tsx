import { priceFinderAddress } from '@shop/server/priceFinder'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLoaderData } from 'react-router'
import { startAddress } from '../addresses/appointmentChoices'
import { formAddress } from '../addresses/formAddresses'
import { ActionLink } from '../components/ActionLink'
import { Breadcrumbs } from '../components/Breadcrumbs'
import { Head } from '../components/Head'
import { Icon } from '../components/icons/Icon'
import { OnwardLink } from '../components/OnwardLink'
import { Picture } from '../components/Picture'
import { SiteLink } from '../components/SiteLink'
import { useIsOffered } from '../components/useIsOffered'
import { Warranty } from '../components/Warranty'
import { BelongsTo, hasChosen } from '../related/BelongsTo'
import { useLayout } from '../screens/useLayout'
import { deviceKindOf } from '../services/deviceKindOf'
import { ServicePrice } from '../services/ServicePrice'
import { UsualWork } from '../services/UsualWork'
import { FaultList } from './FaultList'
import type { FaultData } from './loadPriceFinder'
import { priceFinderTrail } from './priceFinderTrail'

/** The answer: what it costs, how long it takes, the warranty, what happens next, and an appointment. */
export function FaultScreen() {
  const { device, fault, neighbours, translationAddress } = useLoaderData<FaultData>()
  const intl = useIntl()
  const isOffered = useIsOffered()
  const { shop } = useLayout()
  const { title, language, url, intro, price, priceTo, workingDays, usualDays, warrantyMonths, nextStep, image } = fault
  const deviceName = intl.formatMessage({ id: `deviceKind.${device}` })
  const related = neighbours.related.filter(({ deviceKinds }) => deviceKinds.length > 0)
  const ofDevice = related.filter(({ deviceKinds }) => deviceKinds.map(deviceKindOf).includes(device))
  return (
    <>
      <Head
        title={`${title}: ${deviceName}`}
        description={intro}
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
            {price === null ? (
              <FormattedMessage id="service.price.none" />
            ) : (
              <>
                <ServicePrice price={price} priceTo={priceTo} />{' '}
                <small>
                  <FormattedMessage id="products.vat" />
                </small>
              </>
            )}
          </p>
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
                    ? startAddress(language, { device: deviceName, fault: title })
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
          <OnwardLink to={priceFinderAddress(language, device)}>
            <FormattedMessage id="priceFinder.other" values={{ device: deviceName }} />
          </OnwardLink>
        </div>
        {image && (
          <div className="answer__picture">
            <Picture image={image} alt="" sizes="(min-width: 993px) 480px, 100vw" isPriority />
          </div>
        )}
      </article>
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
