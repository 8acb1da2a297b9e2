import { screenAddress } from '@shop/server/screens'
import { FormattedMessage } from 'react-intl'
import type { ChosenRecordsFragment } from '../../generated/graphql'
import { Price } from '../../kernel/components/Price'
import { SiteLink } from '../../kernel/components/SiteLink'
import { ServicePrice } from '../services/ServicePrice'
import { serviceAddress } from '../services/serviceAddress'

/** Whether the owner chose anything that a visitor can be led to. */
export function hasChosen(chosen: ChosenRecordsFragment | undefined): chosen is ChosenRecordsFragment {
  return chosen !== undefined && cardsOf(chosen).length > 0
}

/** At the end of a detail: what the owner chose as belonging to it. */
export function BelongsTo({ chosen }: { chosen: ChosenRecordsFragment }) {
  return (
    <section className="frame related" aria-labelledby="belongs">
      <h2 id="belongs">
        <FormattedMessage id="related.chosen" />
      </h2>
      <ul className="belongs">
        {cardsOf(chosen).map(({ kind, title, address, text, price }) => (
          <li key={kind} className="belongs__card">
            <p className="meta">
              <FormattedMessage id={`related.${kind}`} />
            </p>
            <h3>
              <SiteLink to={address}>{title}</SiteLink>
            </h3>
            {text && <p>{text}</p>}
            {price && <p className="belongs__price">{price}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function cardsOf({ service, product, tip, newsItem }: ChosenRecordsFragment) {
  const answer = service && serviceAddress(service)
  const none = { text: null, price: null }
  return [
    ...(service && answer
      ? [
          {
            kind: 'service' as const,
            title: service.title,
            address: answer,
            text: service.intro,
            price: service.price === null ? null : <ServicePrice price={service.price} priceTo={service.priceTo} />,
          },
        ]
      : []),
    ...(product
      ? [
          {
            ...none,
            kind: 'product' as const,
            title: product.title,
            address: screenAddress('products', product.language, product.url),
            price: <Price amount={product.price} />,
          },
        ]
      : []),
    ...(tip
      ? [
          {
            ...none,
            kind: 'tip' as const,
            title: tip.title,
            address: screenAddress('tips', tip.language, tip.url),
            text: tip.intro,
          },
        ]
      : []),
    ...(newsItem
      ? [
          {
            ...none,
            kind: 'newsItem' as const,
            title: newsItem.title,
            address: screenAddress('news', newsItem.language, newsItem.url),
            text: newsItem.intro,
          },
        ]
      : []),
  ]
}
