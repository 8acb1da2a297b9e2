import { type DeviceKind, priceFinderAddress } from '@shop/server/priceFinder'
import { FormattedMessage } from 'react-intl'
import { Icon } from '../../kernel/components/icons/Icon'
import { SiteLink } from '../../kernel/components/SiteLink'
import { useLanguage } from '../../kernel/screens/useLayout'
import { deviceIcons } from '../services/deviceKindOf'

/** The devices to choose from, each leading to its faults. */
export function DeviceChoices({ devices }: { devices: readonly DeviceKind[] }) {
  const language = useLanguage()
  return (
    <ul className="devices">
      {devices.map((device) => (
        <li key={device}>
          <SiteLink to={priceFinderAddress(language, device)}>
            <Icon name={deviceIcons[device]} />
            <FormattedMessage id={`deviceKind.${device}`} />
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
