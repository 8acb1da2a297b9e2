import { FormattedMessage } from 'react-intl'
import { Price } from '../../kernel/components/Price'

interface ServicePriceProps {
  price: number | null
  priceTo: number | null
}

/** What a service costs: nothing, fixed, between two amounts, or from one on. Without a price it is looked at first. */
export function ServicePrice({ price, priceTo }: ServicePriceProps) {
  if (price === null) return <FormattedMessage id="service.price.none" />
  if (price === 0 && priceTo === 0) return <FormattedMessage id="service.price.free" />
  if (priceTo === price) return <Price amount={price} />
  return (
    <FormattedMessage
      id={priceTo === null ? 'service.price.from' : 'service.price.range'}
      values={{ from: <Price amount={price} />, to: <Price amount={priceTo ?? price} /> }}
    />
  )
}
