import type { ShopFieldsFragment } from '../../generated/graphql'
import { Icon } from '../../kernel/components/icons/Icon'
import { useLayout } from '../../kernel/screens/useLayout'
import { phoneAddress } from './phoneAddress'

/** Whether the shop has said anything of how to reach it. */
export function isReachable(shop: ShopFieldsFragment): boolean {
  return Boolean(shop.street || shop.city || shop.phone || shop.email || shop.socialLinks.length > 0)
}

/** Where the shop is and how it can be reached. */
export function ShopAddress() {
  const { shop } = useLayout()
  const place = [shop.postalCode, shop.city].filter(Boolean).join(' ')
  if (!shop.street && !place && !shop.phone && !shop.email) return null
  return (
    <address className="shop-address">
      {(shop.street || place) && (
        <p>
          <Icon name="place" />
          <span>
            {shop.street}
            {shop.street && place && <br />}
            {place}
          </span>
        </p>
      )}
      {shop.phone && (
        <p>
          <Icon name="phone" />
          <a href={phoneAddress(shop.phone)}>{shop.phone}</a>
        </p>
      )}
      {shop.email && (
        <p>
          <Icon name="envelope" />
          <a href={`mailto:${shop.email}`}>{shop.email}</a>
        </p>
      )}
    </address>
  )
}
