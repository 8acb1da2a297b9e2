import { useIntl } from 'react-intl'
import { Picture } from '../../kernel/components/Picture'
import { useLayout } from '../../kernel/screens/useLayout'
import { Parking } from './Parking'
import { Routes } from './Routes'

/** The shop's own map of its surroundings, the ways there, and where one parks. */
export function ShopMap({ sizes }: { sizes: string }) {
  const { shop } = useLayout()
  const { formatMessage } = useIntl()
  return (
    <div className="shop-map">
      {shop.mapImage && (
        <Picture image={shop.mapImage} alt={formatMessage({ id: 'where.map' }, { name: shop.name })} sizes={sizes} />
      )}
      <Routes />
      <Parking />
    </div>
  )
}
