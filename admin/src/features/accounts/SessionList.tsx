import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { accountCalls, type OwnSession } from './accountQueries'
import { SessionLine } from './SessionLine'
import { useAccountChange } from './useAccountChange'

/** The sessions of the account. The current one ends with the logout button of every screen. */
export function SessionList({ sessions }: { sessions: OwnSession[] }) {
  const { translate } = useTranslation()
  const { isBusy, failure, change } = useAccountChange()
  return (
    <>
      {failure && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failure}
        </Alert>
      )}
      <Box component="ul" aria-label={translate('account.sessions')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {sessions.map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            isBusy={isBusy}
            onEnd={() => void change(() => accountCalls.endSession(session.id), 'account.ended')}
          />
        ))}
      </Box>
      {sessions.length > 1 && (
        <Button
          variant="outlined"
          disabled={isBusy}
          onClick={() => void change(accountCalls.endOtherSessions, 'account.endedOthers')}
          sx={{ minHeight: 44, mt: 2 }}
        >
          {translate('account.endOthers')}
        </Button>
      )}
    </>
  )
}
