import { FormattedMessage } from 'react-intl'

/** How long a warranty lasts, in years where it is a number of them. */
export function Warranty({ months }: { months: number }) {
  if (months % 12 === 0) return <FormattedMessage id="warranty.years" values={{ years: months / 12 }} />
  return <FormattedMessage id="warranty.months" values={{ months }} />
}
