import Box from '@mui/material/Box'
import { lineAmount } from '@shop/server/lineTotals'
import { unitsOf } from '@shop/server/money'
import { formatMoney } from '../../../kernel/format/formatValue'
import { type JobLine, pricedLines } from '../../lines/JobLine'
import type { JobTotals } from '../jobHeadQuery'
import type { PaperWords } from './PaperWords'

interface ReportBillProps {
  lines: readonly JobLine[]
  totals: JobTotals | null
  words: PaperWords
}

/** The lines with the amount of each, and below them what they come to with the VAT of each rate. */
export function ReportBill({ lines, totals, words: { say, language } }: ReportBillProps) {
  const quantity = new Intl.NumberFormat(language, { maximumFractionDigits: 3 })
  const sums: [label: string, amount: number][] = totals
    ? [
        ...(totals.rates.length > 0 ? ([[say('costs.excluding'), totals.excluding]] as [string, number][]) : []),
        ...totals.rates.map(({ rate, vat }): [string, number] => [say('costs.vat', { rate }), vat]),
      ]
    : []
  return (
    <>
      {lines.map((line, index) => {
        const [priced] = pricedLines([line])
        return (
          <Box
            // Lines have no identity of their own.
            // biome-ignore lint/suspicious/noArrayIndexKey: they stay in order
            key={index}
            sx={row}
          >
            <span>{`${quantity.format(Number(line.quantity))} × ${line.description}`}</span>
            <span>{priced && formatMoney(unitsOf(lineAmount(priced)), language)}</span>
          </Box>
        )
      })}
      {totals && (
        <Box sx={{ mt: '2mm', pt: '1mm', borderTop: '1px solid black', breakInside: 'avoid' }}>
          {sums.map(([label, amount]) => (
            <Box key={label} sx={row}>
              <span>{label}</span>
              <span>{formatMoney(amount, language)}</span>
            </Box>
          ))}
          <Box sx={{ ...row, fontWeight: 700 }}>
            <span>{say(totals.rates.length > 0 ? 'costs.including' : 'pickUp.total')}</span>
            <span>{formatMoney(totals.including, language)}</span>
          </Box>
        </Box>
      )}
    </>
  )
}

const row = { display: 'flex', justifyContent: 'space-between', gap: '6mm', fontVariantNumeric: 'tabular-nums' }
