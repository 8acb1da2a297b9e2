import Box from '@mui/material/Box'
import { PhoneFold } from '../../kernel/components/PhoneFold'
import type { FormRecord } from '../../kernel/dataProvider/FormRecord'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { CustomerLink } from '../quotes/CustomerLink'
import { StoredAccessCode } from './access/StoredAccessCode'
import { JobCheckPart } from './checks/JobCheckPart'
import { PrintButtons } from './print/PrintButtons'

/** What is printed of a job, the address that its customer has, and the access code of the device. */
export function JobTools({ job }: { job: FormRecord }) {
  const { translate } = useTranslation()
  return (
    <PhoneFold name="job.tools" title={translate('jobs.tools')} says={translate('jobs.toolsSay')}>
      <Box sx={tools}>
        <PrintButtons number={String(job.number)} />
        <JobCheckPart id={job.id} version={Number(job.version)} isAmongTools />
        <CustomerLink id={job.id} />
        <StoredAccessCode id={job.id} version={Number(job.version)} />
      </Box>
    </PhoneFold>
  )
}

/** Many, and none of them the next thing to do. */
const tools = {
  display: 'grid',
  gap: 0.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& [role=group]': { columnGap: 0.75, rowGap: 0.5 },
  '& [role=group] .MuiButton-root': { px: 1, fontSize: '0.875rem' },
} as const
