import { FormattedNumber } from 'react-intl'

const units = ['byte', 'kilobyte', 'megabyte'] as const

/** A number of bytes as people say it. */
export function FileSize({ bytes }: { bytes: number }) {
  const step = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2
  return (
    <FormattedNumber
      value={bytes / 1000 ** step}
      style="unit"
      unit={units[step]}
      unitDisplay="short"
      maximumFractionDigits={step === 2 ? 1 : 0}
    />
  )
}
