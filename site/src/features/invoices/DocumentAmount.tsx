import { unitsOf } from '@shop/server/money'
import { FormattedNumber } from 'react-intl'

/** An amount in the currency in which it was billed, with two decimals, so that amounts stand below each other. */
export function DocumentAmount({ cents, currency }: { cents: number; currency: string }) {
  return <FormattedNumber value={unitsOf(cents) || 0} style="currency" currency={currency} />
}
