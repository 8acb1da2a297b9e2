import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLayout } from '../../kernel/screens/useLayout'
import { OpeningHours } from '../shop/OpeningHours'
import { isReachable, ShopAddress } from '../shop/ShopAddress'
import { ShopMap } from '../shop/ShopMap'

/** Where the shop is, how it is reached and when it is open, beside a form. */
export function ContactFacts({ children }: { children?: ReactNode }) {
  const { shop } = useLayout()
  return (
    <aside className="contact-facts">
      {isReachable(shop) && (
        <div>
          <h2>
            <FormattedMessage id="contact.reach" />
          </h2>
          <ShopAddress />
          <ShopMap sizes="(width > 40em) 400px, 92vw" />
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
