import Box from '@mui/material/Box'
import { lineTotals } from '@shop/server/lineTotals'
import { unitsOf } from '@shop/server/money'
import { formatMoney } from '../../../kernel/format/formatValue'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { type JobLine, pricedLines } from '../../lines/JobLine'

/** What the lines come to, with the VAT of each rate. */
export function LineTotals({ lines, includesVat }: { lines: readonly JobLine[]; includesVat: boolean }) {
  const { translate, language } = useTranslation()
  const { excluding, including, rates } = lineTotals(pricedLines(lines), includesVat)
  const rows: [label: string, cents: number, isTotal?: boolean][] = [
    [translate('costs.excluding'), excluding],
    ...rates.map(({ rate, vat }): [string, number] => [translate('costs.vat', { rate }), vat]),
    [translate('costs.including'), including, true],
  ]
  return (
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 0.5, m: 0, mt: 1, pr: 6 }}>
      {rows.map(([label, cents, isTotal]) => (
        <Box key={label} sx={{ display: 'contents', fontWeight: isTotal ? 700 : 400 }}>
          <Box component="dt" sx={{ textAlign: 'right' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, pl: 2, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
            {formatMoney(unitsOf(cents), language)}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
