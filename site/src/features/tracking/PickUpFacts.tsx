import { FormattedMessage } from 'react-intl'
import { useLayout } from '../../kernel/screens/useLayout'
import { OpeningHours } from '../shop/OpeningHours'
import { phoneAddress } from '../shop/phoneAddress'

/** When the shop is open to pick it up, where it is, and how it is reached. */
export function PickUpFacts({ isOver, addressDays }: { isOver: boolean; addressDays: number }) {
  const { shop } = useLayout()
  const place = [shop.street, [shop.postalCode, shop.city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return (
    <section className="track__shop" aria-labelledby="track-shop">
      <div className="track__reach">
        <h2 className="track__part" id="track-shop">
          <FormattedMessage id={isOver ? 'track.shop' : 'track.pickUp'} />
        </h2>
        <p>
          {shop.name}
          {place && (
            <>
              <br />
              {place}
            </>
          )}
        </p>
        {shop.phone && (
          <p>
            <a href={phoneAddress(shop.phone)}>{shop.phone}</a>
          </p>
        )}
        {shop.email && (
          <p>
            <a href={`mailto:${shop.email}`}>{shop.email}</a>
          </p>
        )}
        <p className="track__note">
          <FormattedMessage id="track.secret" values={{ days: addressDays }} />
        </p>
      </div>
      {shop.openingDays.length > 0 && <OpeningHours />}
    </section>
  )
}
