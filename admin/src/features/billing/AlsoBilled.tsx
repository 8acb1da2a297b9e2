import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useId } from 'react'
import type { JobKind, UnbilledJobFragment } from '../../generated/graphql'
import { formatMoney } from '../../kernel/format/formatValue'
import { useTranslation } from '../../kernel/i18n/useTranslation'

export interface BilledJob {
  kind: JobKind
  id: number
}

export function sameJob(one: BilledJob, other: BilledJob): boolean {
  return one.kind === other.kind && one.id === other.id
}

interface AlsoBilledProps {
  jobs: readonly UnbilledJobFragment[]
  chosen: readonly BilledJob[]
  onChange: (job: UnbilledJobFragment) => void
}

/** Other finished jobs of the customer, each with what it comes to, to be put on the same bill. */
export function AlsoBilled({ jobs, chosen, onChange }: AlsoBilledProps) {
  const { translate, language } = useTranslation()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Box id={id} sx={{ fontWeight: 600 }}>
        {translate('billing.also')}
      </Box>
      {jobs.map((job) => (
        <FormControlLabel
          key={`${job.kind}-${job.id}`}
          control={<Checkbox checked={chosen.some((one) => sameJob(one, job))} onChange={() => onChange(job)} />}
          label={
            <Box component="span" sx={{ display: 'flex', gap: 1.5, justifyContent: 'space-between', minWidth: 0 }}>
              <span style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {[job.number, job.description].filter(Boolean).join(' · ')}
              </span>
              <span style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
                {formatMoney(job.total, language)}
              </span>
            </Box>
          }
          slotProps={{ typography: { component: 'span', sx: { flex: 1, minWidth: 0 } } }}
          sx={{ display: 'flex', minHeight: 44, m: 0, ml: -1 }}
        />
      ))}
    </section>
  )
}
