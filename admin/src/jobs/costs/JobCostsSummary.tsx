import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { formatMoney } from '../../format/formatValue'
import { VatDocument } from '../../generated/graphql'
import { askServer } from '../../graphql/askServer'
import { useWords } from '../../i18n/useWords'
import { type Amount, jobCosts, pricedJob } from './jobCosts'

/** What the parts of a job come to and what it costs, with and without VAT, as one types. */
export function JobCostsSummary() {
  const { say } = useWords()
  const [costs, includingVat, usedParts] = useWatch({ name: ['costs', 'includingVat', 'usedParts'] })
  const rate = useVatPercentage()
  if (rate === undefined) return null
  const { parts, unpriced, agreed } = jobCosts(pricedJob({ costs, includingVat, usedParts }), rate)
  const lines: [words: string, amount: Amount][] = []
  if (parts) lines.push([say('costs.parts'), parts])
  if (agreed) lines.push([say('costs.agreed'), agreed])

  return (
    <Box component="section" aria-labelledby="job-costs" sx={{ mt: 2.5, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Box component="h3" id="job-costs" sx={{ typography: 'h3', m: 0, mb: 1 }}>
        {say('costs.title')}
      </Box>
      {lines.length > 0 && <Amounts lines={lines} rate={rate} />}
      <Box role="status" sx={{ color: 'text.secondary', mt: 1, '&:empty': { display: 'none' } }}>
        {[unpriced > 0 && say('costs.unpriced', { count: unpriced }), !agreed && say('costs.none')]
          .filter(Boolean)
          .join(' ')}
      </Box>
    </Box>
  )
}

function Amounts({ lines, rate }: { lines: readonly [words: string, amount: Amount][]; rate: number }) {
  const { say, language } = useWords()
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
          <th scope="col">{say('costs.excluding')}</th>
          <th scope="col">{say('costs.vat', { rate })}</th>
          <th scope="col">{say('costs.including')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(([words, { excluding, vat, including }]) => (
          <tr key={words}>
            <th scope="row">{words}</th>
            <td>{formatMoney(excluding, language)}</td>
            <td>{formatMoney(vat, language)}</td>
            <td>{formatMoney(including, language)}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

/** The VAT percentage that the server applies; undefined until it is loaded. */
function useVatPercentage(): number | undefined {
  const { data } = useQuery({
    queryKey: ['shop', 'vatPercentage'],
    queryFn: ({ signal }) => askServer({ query: VatDocument, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data?.shop?.vatPercentage
}
