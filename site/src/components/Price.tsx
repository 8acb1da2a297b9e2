import { FormattedNumber } from 'react-intl'

/** Whole euros without decimals, anything else with two. */
export function Price({ euros }: { euros: number }) {
  return (
    <span className="price">
      <FormattedNumber
        value={euros}
        style="currency"
        currency="EUR"
        minimumFractionDigits={Number.isInteger(euros) ? 0 : 2}
        maximumFractionDigits={2}
      />
    </span>
  )
}
