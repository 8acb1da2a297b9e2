import Box from '@mui/material/Box'
import type { FormRecord } from '../dataProvider/FormRecord'
import { formatMoney } from '../generate/formatValue'
import { useWords } from '../i18n/useWords'
import { jobCosts, vatPercentage } from './jobCosts'
import { pricedJob } from './pricedJob'

/** What the parts of a job come to and what it costs with and without VAT, as it was last saved. */
export function JobCostsSummary({ record }: { record: FormRecord }) {
  const { say, language } = useWords()
  const job = pricedJob(record)
  const { parts, unpriced, agreed } = jobCosts(job)
  const rate = { rate: vatPercentage }
  const lines: [words: string, euros: number][] = [
    ...(job.usedParts.length > 0
      ? [[say(job.includingVat ? 'costs.partsIncluding' : 'costs.partsExcluding'), parts] as [string, number]]
      : []),
    ...(agreed
      ? ([
          [say('costs.excluding'), agreed.excluding],
          [say('costs.vat', rate), agreed.vat],
          [say('costs.including', rate), agreed.including],
        ] as [string, number][])
      : []),
  ]
  return (
    <Box component="section" aria-labelledby="job-costs" sx={{ maxWidth: 820, mt: 3 }}>
      <Box component="h2" id="job-costs" sx={{ typography: 'h2', m: 0 }}>
        {say('costs.title')}
      </Box>
      <Box sx={{ color: 'text.secondary', mb: 1 }}>{say('costs.saved')}</Box>
      {lines.length > 0 && (
        <Box component="dl" sx={{ m: 0, maxWidth: 420, display: 'grid', gridTemplateColumns: '1fr auto', gap: 0.5 }}>
          {lines.map(([words, euros]) => (
            <Box key={words} sx={{ display: 'contents' }}>
              <dt>{words}</dt>
              <Box component="dd" sx={{ m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
                {formatMoney(euros, language)}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      {unpriced > 0 && <p>{say('costs.unpriced', { count: unpriced })}</p>}
      {!agreed && <p>{say('costs.none')}</p>}
    </Box>
  )
}
