import { FormattedMessage } from 'react-intl'
import { useLayout } from '../../kernel/screens/useLayout'
import { OpenNow } from './OpenNow'
import { ShopAddress } from './ShopAddress'
import { ShopMap } from './ShopMap'

/** At the end of home: where the shop is and how to get there, once it has drawn that or said where one parks. */
export function WhereWeAre() {
  const { mapImage, parking } = useLayout().shop
  if (!mapImage && !parking) return null
  return (
    <section className="block block--white block--normal where" aria-labelledby="where">
      <div className="frame where__frame">
        <div className="where__words">
          <h2 id="where">
            <FormattedMessage id="where.title" />
          </h2>
          <OpenNow className="where__open" />
          <ShopAddress />
        </div>
        <ShopMap sizes="(min-width: 993px) 620px, (min-width: 641px) 50vw, 92vw" />
      </div>
    </section>
  )
}
