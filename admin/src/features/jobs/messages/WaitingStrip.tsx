import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { Link } from 'react-router'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { useEntity } from '../../../kernel/managed/ManagedContext'
import { recordPath } from '../../../kernel/managed/screens'
import { useWaitingJobs } from './useWaitingJobs'
import { WaitingMark } from './WaitingMark'

/** Above the jobs of a kind: those whose customers wait for an answer, with the way to each. */
export function WaitingStrip() {
  const entity = useEntity()
  const { translate } = useTranslation()
  const waiting = useWaitingJobs()?.filter((each) => each.entity === entity.name) ?? []
  if (waiting.length === 0) return null
  return (
    <Alert severity="warning" icon={false} sx={{ mb: 2, '& .MuiAlert-message': { width: '100%' } }}>
      <strong>{translate('jobMessages.waitingTitle', { count: waiting.length })}</strong>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: '0 24px' }}>
        {waiting.map((job) => (
          <Box component="li" key={job.job} sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}>
            <Box
              component={Link}
              to={recordPath(entity, job.job) ?? ''}
              sx={{ color: 'text.primary', fontWeight: 600 }}
            >
              {job.number} {job.customerName}
            </Box>
            {job.unread > 0 && <WaitingMark job={job} />}
          </Box>
        ))}
      </Box>
    </Alert>
  )
}
