import Box from '@mui/material/Box'
import { useRefresh } from 'ra-core'
import type { FormRecord } from '../../kernel/dataProvider/FormRecord'
import { JobHeading } from './JobHeading'
import { JobPlaces } from './JobPlaces'
import { JobTools } from './JobTools'
import { WithoutMail } from './notices/WithoutMail'
import { ReportMail } from './pickUp/MailReport'
import { PickUp } from './pickUp/PickUp'
import { LastMail } from './steps/LastMail'
import { NextStep } from './steps/NextStep'
import { useJobHead } from './useJobHead'

/** The head of a job: which one it is, what comes next, and what became of the mail about the last step. */
export function JobTop({ job }: { job: FormRecord }) {
  const refresh = useRefresh()
  const version = Number(job.version)
  const head = useJobHead(job.id, version)
  const pickUp = head && <PickUp id={job.id} job={head} onChanged={refresh} />
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1, sm: 1.5 },
        gridTemplateColumns: 'minmax(0, 1fr)',
        mb: { xs: 1, sm: 2 },
        p: { xs: 1.5, sm: 2 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <JobHeading job={job} head={head} />
      <JobPlaces />
      {head && (
        <>
          {head.pickedUpAt === null ? (
            <NextStep id={job.id} job={head} onMoved={refresh}>
              {pickUp}
            </NextStep>
          ) : (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{pickUp}</Box>
          )}
          <LastMail job={head} />
          {head.customer.email === null && head.pickedUpAt === null && (
            <WithoutMail number={head.number} customer={head.customer.name} />
          )}
          <ReportMail job={head} />
        </>
      )}
      <JobTools job={job} />
    </Box>
  )
}
