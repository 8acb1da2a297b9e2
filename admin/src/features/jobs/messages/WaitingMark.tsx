import Box from '@mui/material/Box'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { Icon } from '../../../kernel/icons/Icon'
import type { WaitingJob } from './useWaitingJobs'

/** Says on a card or in a list that a customer waits for an answer, and how much of it nobody has read. */
export function WaitingMark({ job: { unread } }: { job: Pick<WaitingJob, 'unread'> }) {
  const { translate } = useTranslation()
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        color: 'warning.main',
        fontWeight: 600,
        fontSize: '0.875rem',
      }}
    >
      <Icon name="envelope" size={15} />
      {unread > 0 ? translate('jobMessages.unread', { count: unread }) : translate('jobMessages.waits')}
    </Box>
  )
}
