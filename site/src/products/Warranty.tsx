import { FormattedMessage } from 'react-intl'

/** How long a warranty lasts, in years where it is a number of them. */
export function Warranty({ months }: { months: number }) {
  if (months % 12 === 0) return <FormattedMessage id="products.warrantyYears" values={{ years: months / 12 }} />
  return <FormattedMessage id="products.warrantyMonths" values={{ months }} />
}
