import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Icon } from '../components/icons/Icon'
import { useLayout } from '../screens/useLayout'
import { OpeningHours } from '../shop/OpeningHours'
import { isReachable, ShopAddress } from '../shop/ShopAddress'

/** Where the shop is, how it is reached and when it is open, beside a form. */
export function ContactFacts({ children }: { children?: ReactNode }) {
  const { shop } = useLayout()
  const { latitude, longitude } = shop
  return (
    <aside className="contact-facts">
      {isReachable(shop) && (
        <div>
          <h2>
            <FormattedMessage id="contact.reach" />
          </h2>
          <ShopAddress />
          {latitude !== null && longitude !== null && (
            <p>
              <a
                className="onward"
                href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`}
                rel="noopener"
              >
                <FormattedMessage id="contact.map" />
                <Icon name="arrow" />
              </a>
            </p>
          )}
        </div>
      )}
      {shop.openingHours.length > 0 && (
        <div>
          <h2>
            <FormattedMessage id="hours.title" />
          </h2>
          <OpeningHours />
        </div>
      )}
      {children}
    </aside>
  )
}
