import { FormattedMessage } from 'react-intl'
import type { ServiceTeaserFragment } from '../../generated/graphql'
import { Price } from '../../kernel/components/Price'

export type UsualWorkProps = Pick<ServiceTeaserFragment, 'usualDays' | 'usualPriceFrom' | 'usualPriceTo'>

/** How long and how dear the work usually was, where the shop shows that of a service. */
export function UsualWork({ usualDays, usualPriceFrom, usualPriceTo }: UsualWorkProps) {
  if (usualDays === null || usualPriceFrom === null || usualPriceTo === null) return null
  const isRange = usualPriceFrom < usualPriceTo
  return (
    <p className="service__usual">
      <FormattedMessage
        id={isRange ? 'service.usual' : 'service.usual.one'}
        values={{ days: usualDays, from: <Price amount={usualPriceFrom} />, to: <Price amount={usualPriceTo} /> }}
      />
    </p>
  )
}
