import { FormattedMessage } from 'react-intl'
import type { Availability as AvailabilityValue } from '../../generated/graphql'
import { Icon } from '../../kernel/components/icons/Icon'

const icons = { in_stock: 'checkmark', last_items: 'few', sold_out: 'none' } as const

/** Whether a product can be had, as an icon and in words. */
export function Availability({ value }: { value: AvailabilityValue }) {
  return (
    <p className={`availability availability--${value}`}>
      <Icon name={icons[value]} />
      <FormattedMessage id={`availability.${value}`} />
    </p>
  )
}
