import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { formatInstant } from '../format/formatValue'
import { useWords } from '../i18n/useWords'
import { accountCalls, type OwnSession } from './accountQueries'
import { lineStyle } from './lineStyle'
import { useAccountChange } from './useAccountChange'

/** The sessions of the account. The current one ends with the logout button of every screen. */
export function SessionList({ sessions }: { sessions: OwnSession[] }) {
  const { say, language } = useWords()
  const { isBusy, failure, change } = useAccountChange()
  return (
    <>
      {failure && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failure}
        </Alert>
      )}
      <Box component="ul" aria-label={say('account.sessions')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {sessions.map(({ id, isThisOne, device, network, signedInAt, lastUsedAt }) => {
          const named = device ?? say('account.unknownDevice')
          return (
            <Box component="li" key={id} sx={lineStyle}>
              <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
                <Box sx={{ fontWeight: 600 }}>
                  {named}
                  {isThisOne && (
                    <Box component="span" sx={{ color: 'success.main', fontWeight: 600 }}>
                      {` · ${say('account.thisOne')}`}
                    </Box>
                  )}
                </Box>
                <Box sx={{ color: 'text.secondary', fontSize: '0.92rem' }}>
                  {[
                    network && say('account.network', { network }),
                    say('account.since', { when: formatInstant(signedInAt, language) }),
                    say('account.lastUsed', { when: formatInstant(lastUsedAt, language) }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Box>
              </Box>
              {!isThisOne && (
                <Button
                  variant="outlined"
                  color="inherit"
                  disabled={isBusy}
                  aria-label={say('account.endNamed', { device: named })}
                  onClick={() => void change(() => accountCalls.endSession(id), 'account.ended')}
                  sx={{ minHeight: 44 }}
                >
                  {say('app.logout')}
                </Button>
              )}
            </Box>
          )
        })}
      </Box>
      {sessions.length > 1 && (
        <Button
          variant="outlined"
          disabled={isBusy}
          onClick={() => void change(accountCalls.endOtherSessions, 'account.endedOthers')}
          sx={{ minHeight: 44, mt: 2 }}
        >
          {say('account.endOthers')}
        </Button>
      )}
    </>
  )
}
