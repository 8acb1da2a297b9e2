import Box from '@mui/material/Box'
import { useWatch } from 'react-hook-form'
import { formatMoney } from '../../../kernel/format/formatValue'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { useVatPercentage } from '../../shop/useVatPercentage'
import { FormLimit } from '../limit/FormLimit'
import { type Amount, jobCosts, pricedJob } from './jobCosts'

/** What the parts of a job come to and what it costs, with and without VAT, as one types. */
export function JobCostsSummary() {
  const { translate } = useTranslation()
  const [costs, includingVat, usedParts, jobLines] = useWatch({ name: ['costs', 'includingVat', 'usedParts', 'lines'] })
  const rate = useVatPercentage()
  // Lines have totals of their own.
  if (rate == null || (Array.isArray(jobLines) && jobLines.length > 0)) return null
  const { parts, unpriced, agreed } = jobCosts(pricedJob({ costs, includingVat, usedParts }), rate)
  const lines: [label: string, amount: Amount][] = []
  if (parts) lines.push([translate('costs.parts'), parts])
  if (agreed) lines.push([translate('costs.agreed'), agreed])

  return (
    <Box component="section" aria-labelledby="job-costs" sx={{ mt: 2.5, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Box component="h3" id="job-costs" sx={{ typography: 'h3', m: 0, mb: 1 }}>
        {translate('costs.title')}
      </Box>
      {lines.length > 0 && <Amounts lines={lines} rate={rate} />}
      {agreed && <FormLimit total={agreed.including} />}
      <Box role="status" sx={{ color: 'text.secondary', mt: 1, '&:empty': { display: 'none' } }}>
        {[unpriced > 0 && translate('costs.unpriced', { count: unpriced }), !agreed && translate('costs.none')]
          .filter(Boolean)
          .join(' ')}
      </Box>
    </Box>
  )
}

function Amounts({ lines, rate }: { lines: readonly [label: string, amount: Amount][]; rate: number }) {
  const { translate, language } = useTranslation()
  return (
    <Box
      component="table"
      sx={{
        width: '100%',
        maxWidth: 560,
        borderCollapse: 'collapse',
        fontVariantNumeric: 'tabular-nums',
        '& th, & td': { p: 0.5, textAlign: 'right', verticalAlign: 'top' },
        '& tbody th': { fontWeight: 400, textAlign: 'left', pl: 0 },
        '& thead th': { fontSize: '0.86rem', color: 'text.secondary' },
        '& td:last-of-type': { fontWeight: 600 },
      }}
    >
      <thead>
        <tr>
          <td />
          <th scope="col">{translate('costs.excluding')}</th>
          <th scope="col">{translate('costs.vat', { rate })}</th>
          <th scope="col">{translate('costs.including')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(([label, { excluding, vat, including }]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{formatMoney(excluding, language)}</td>
            <td>{formatMoney(vat, language)}</td>
            <td>{formatMoney(including, language)}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  )
}
