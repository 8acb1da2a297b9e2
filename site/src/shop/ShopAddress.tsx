import { Icon } from '../components/icons/Icon'
import { useLayout } from '../screens/useLayout'
import { phoneAddress } from './phoneAddress'

/** Where the shop is and how it can be reached. */
export function ShopAddress() {
  const { shop } = useLayout()
  return (
    <address className="shop-address">
      <p>
        <Icon name="place" />
        <span>
          {shop.street}
          <br />
          {shop.postalCode} {shop.city}
        </span>
      </p>
      <p>
        <Icon name="phone" />
        <a href={phoneAddress(shop.phone)}>{shop.phone}</a>
      </p>
      <p>
        <Icon name="envelope" />
        <a href={`mailto:${shop.email}`}>{shop.email}</a>
      </p>
    </address>
  )
}
