import { FormattedMessage } from 'react-intl'
import type { ServiceTeaserFragment } from '../../generated/graphql'
import { Price } from '../../kernel/components/Price'

export type UsualWorkProps = Pick<ServiceTeaserFragment, 'usualDays' | 'usualJobs' | 'usualPriceFrom' | 'usualPriceTo'>

/** How long and how dear the work usually was, and of how many jobs that is said, where the shop shows it of a service. */
export function UsualWork({ usualDays, usualJobs, usualPriceFrom, usualPriceTo }: UsualWorkProps) {
  if (usualDays === null || usualJobs === null || usualPriceFrom === null || usualPriceTo === null) return null
  const isRange = usualPriceFrom < usualPriceTo
  return (
    <p className="service__usual">
      <FormattedMessage
        id={isRange ? 'service.usual' : 'service.usual.one'}
        values={{
          days: usualDays,
          jobs: usualJobs,
          from: <Price amount={usualPriceFrom} />,
          to: <Price amount={usualPriceTo} />,
        }}
      />
    </p>
  )
}
