import { FormattedNumber } from 'react-intl'
import { deployment } from '../i18n/deployment'

/** Whole amounts without decimals, anything else with two. */
export function Price({ amount }: { amount: number }) {
  return (
    <span className="price">
      <FormattedNumber
        value={amount}
        style="currency"
        currency={deployment().currency}
        minimumFractionDigits={Number.isInteger(amount) ? 0 : 2}
        maximumFractionDigits={2}
      />
    </span>
  )
}
