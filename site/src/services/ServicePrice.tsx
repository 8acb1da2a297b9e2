import { FormattedMessage } from 'react-intl'
import { Price } from '../components/Price'

interface ServicePriceProps {
  price: number | null
  priceTo: number | null
}

/** What a service costs: fixed, between two amounts, or from one on. Nothing where no price is known. */
export function ServicePrice({ price, priceTo }: ServicePriceProps) {
  if (price === null) return null
  if (priceTo === price) return <Price amount={price} />
  return (
    <FormattedMessage
      id={priceTo === null ? 'service.price.from' : 'service.price.range'}
      values={{ from: <Price amount={price} />, to: <Price amount={priceTo ?? price} /> }}
    />
  )
}
