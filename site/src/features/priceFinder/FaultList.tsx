import { type DeviceKind, priceFinderAddress } from '@shop/server/priceFinder'
import type { ComponentType } from 'react'
import { FormattedMessage } from 'react-intl'
import type { FaultTeaserFragment } from '../../generated/graphql'
import { Icon, iconOf } from '../../kernel/components/icons/Icon'
import { SiteLink } from '../../kernel/components/SiteLink'
import { deviceKindOf } from '../services/deviceKindOf'
import { ServicePrice } from '../services/ServicePrice'

type Fault = Omit<FaultTeaserFragment, 'searchWords'> & { searchWords?: string | null }

interface FaultListProps {
  faults: readonly Fault[]
  /** The chosen device; without one each fault leads to every device that may have it. */
  device: DeviceKind | null
  /** What stands above each. */
  Above?: ComponentType<Pick<Fault, 'searchWords'>>
}

/** Faults with what they cost, each leading to its answer. */
export function FaultList({ faults, device, Above }: FaultListProps) {
  return (
    <ul className="faults">
      {faults.map((fault) => {
        const { id, title, url, language, icon } = fault
        const kinds = device ? [device] : fault.deviceKinds.map(deviceKindOf)
        return (
          <li key={id} className="fault">
            <Icon name={icon ? iconOf(icon) : 'repair'} />
            <div>
              {Above && <Above {...fault} />}
              {kinds.length === 1 && kinds[0] ? (
                <SiteLink className="fault__link" to={priceFinderAddress(language, kinds[0], url)}>
                  {title}
                </SiteLink>
              ) : (
                <>
                  <span className="fault__title">{title}</span>
                  <ul className="fault__devices">
                    {kinds.map((kind) => (
                      <li key={kind}>
                        <SiteLink to={priceFinderAddress(language, kind, url)}>
                          <span className="visually-hidden">{title}: </span>
                          <FormattedMessage id={`deviceKind.${kind}`} />
                        </SiteLink>
                      </li>
                    ))}
                  </ul>
                </>
              )}
              <p className="fault__price">
                <ServicePrice {...fault} />
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
