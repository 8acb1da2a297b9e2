import { type DeviceKind, devicePaths, priceFinderAddress } from '@shop/server/priceFinder'
import { FormattedMessage } from 'react-intl'
import { OnwardLink } from '../../../kernel/components/OnwardLink'
import { useLanguage } from '../../../kernel/screens/useLayout'
import { DeviceChoices } from '../../priceFinder/DeviceChoices'
import { FaultList } from '../../priceFinder/FaultList'
import { deviceKindOf } from '../../services/deviceKindOf'
import type { BlockOf } from './Block'
import { BlockSection } from './BlockSection'

/** The devices of the price finder, or the faults of a chosen one. */
export function PriceFinderBlock({ block }: { block: BlockOf<'PriceFinderBlock'> }) {
  const { services, deviceKind, priceFinderText } = block
  const language = useLanguage()
  const offered = new Set(services.flatMap(({ deviceKinds }) => deviceKinds.map(deviceKindOf)))
  // A price finder without services has nothing to lead to.
  if (offered.size === 0) return null
  const devices = (Object.keys(devicePaths) as DeviceKind[]).filter((device) => offered.has(device))
  return (
    <BlockSection block={block} kind="price-finder">
      {priceFinderText && <p className="lead">{priceFinderText}</p>}
      {deviceKind ? (
        <FaultList faults={services} device={deviceKindOf(deviceKind)} />
      ) : (
        <DeviceChoices devices={devices} />
      )}
      <OnwardLink to={priceFinderAddress(language)}>
        <FormattedMessage id="service.finder" />
      </OnwardLink>
    </BlockSection>
  )
}
