import { isSecretPath } from '@shop/server/screens'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import { loadWhenSeen } from '../../kernel/components/loadWhenSeen'
import { onDemand } from '../../kernel/components/onDemand'
import { Picture } from '../../kernel/components/Picture'
import { loadLaterMessages } from '../../kernel/i18n/catalogues'
import { useLayout } from '../../kernel/screens/useLayout'
import { Parking } from './Parking'
import { Routes } from './Routes'

const LiveMap = onDemand(
  'LiveMap',
  async () => (await Promise.all([import('./LiveMap'), loadLaterMessages('embedded')]))[0].LiveMap,
  loadWhenSeen,
)

/** The shop's own map of its surroundings, the ways there, and where one parks. */
export function ShopMap({ sizes }: { sizes: string }) {
  const { shop } = useLayout()
  const { formatMessage } = useIntl()
  const { pathname } = useLocation()
  return (
    <div className="shop-map">
      {shop.mapImage && (
        <Picture image={shop.mapImage} alt={formatMessage({ id: 'where.map' }, { name: shop.name })} sizes={sizes} />
      )}
      {shop.latitude !== null && shop.longitude !== null && !isSecretPath(pathname) && (
        <LiveMap name={shop.name} latitude={shop.latitude} longitude={shop.longitude} />
      )}
      <Routes />
      <Parking />
    </div>
  )
}
