import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { FormSkeleton } from '../../kernel/components/FormSkeleton'
import { RetryAlert } from '../../kernel/components/RetryAlert'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { SessionLine } from '../accounts/SessionLine'
import { accountKey, useAccountChange } from '../accounts/useAccountChange'
import { AccountFacts } from './AccountFacts'
import { AccountProofDialog } from './AccountProofDialog'
import { RightDialog } from './RightDialog'
import { type AccountAction, type StaffAccount, staffCalls } from './staffCalls'

interface AccountSecurityDialogProps {
  account: Pick<StaffAccount, 'id' | 'name'>
  onClose(): void
}

/** How the account of someone else is guarded and where it is logged in, with what an administrator can do about it. */
export function AccountSecurityDialog({ account, onClose }: AccountSecurityDialogProps) {
  const { translate } = useTranslation()
  const id = useId()
  const [action, setAction] = useState<AccountAction>()
  const [isGiving, setGiving] = useState(false)
  const { data, isError, refetch } = useQuery({
    queryKey: [...accountKey, 'of', account.id],
    gcTime: 0,
    queryFn: ({ signal }) => staffCalls.load(account.id, signal),
  })
  const { isBusy, failure, change } = useAccountChange()
  const close = () => setAction(undefined)
  return (
    <>
      <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
        <DialogTitle id={id}>{account.name}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {isError && <RetryAlert text={translate('staff.failed')} onRetry={refetch} />}
          {!data && !isError && <FormSkeleton />}
          {data && (
            <>
              <AccountFacts account={data.accountSecurity} />
              <Box component="h3" sx={{ typography: 'h3', m: 0 }}>
                {translate('staff.where')}
              </Box>
              {data.accountSessions.length === 0 ? (
                <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
                  {translate('staff.nowhere')}
                </Box>
              ) : (
                <Box component="ul" aria-label={translate('staff.where')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
                  {data.accountSessions.map((session) => (
                    <SessionLine
                      key={session.id}
                      session={session}
                      isBusy={false}
                      onEnd={() =>
                        setAction({
                          kind: 'session',
                          session: session.id,
                          device: session.device ?? translate('account.unknownDevice'),
                        })
                      }
                    />
                  ))}
                </Box>
              )}
              {data.accountSecurity.right && (
                <Box component="p" sx={{ m: 0 }}>
                  <strong>{`${translate('staff.right')}: ${translate(`staff.right.${data.accountSecurity.right}`)}. `}</strong>
                  {translate(`staff.right.${data.accountSecurity.right}.help`)}
                </Box>
              )}
              {failure && <Alert severity="error">{failure}</Alert>}
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}>
                {data.accountSecurity.right && (
                  <Button variant="outlined" onClick={() => setGiving(true)} sx={{ minHeight: 44 }}>
                    {translate('staff.right.change')}
                  </Button>
                )}
                {data.accountSecurity.lockedUntil !== null && (
                  <Button
                    variant="outlined"
                    disabled={isBusy}
                    onClick={() => void change(() => staffCalls.unlock(account.id), 'staff.unlock.done')}
                    sx={{ minHeight: 44 }}
                  >
                    {translate('staff.unlock')}
                  </Button>
                )}
                {data.accountSessions.length > 1 && (
                  <Button
                    variant="outlined"
                    color="error"
                    onClick={() => setAction({ kind: 'sessions' })}
                    sx={{ minHeight: 44 }}
                  >
                    {translate('staff.sessions')}
                  </Button>
                )}
                {data.accountSecurity.secondFactorSince !== null && (
                  <Button
                    variant="outlined"
                    color="error"
                    onClick={() => setAction({ kind: 'factor' })}
                    sx={{ minHeight: 44 }}
                  >
                    {translate('staff.factor')}
                  </Button>
                )}
                {data.accountSecurity.pinSince !== null && (
                  <Button
                    variant="outlined"
                    color="error"
                    onClick={() => setAction({ kind: 'pin' })}
                    sx={{ minHeight: 44 }}
                  >
                    {translate('staff.pin')}
                  </Button>
                )}
                {data.accountSecurity.role === 'cms_admin' && (
                  <Button
                    variant="outlined"
                    color="error"
                    onClick={() => setAction({ kind: 'end' })}
                    sx={{ minHeight: 44 }}
                  >
                    {translate('staff.end')}
                  </Button>
                )}
              </Box>
            </>
          )}
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button color="inherit" onClick={onClose} sx={{ minHeight: 44 }}>
            {translate('staff.close')}
          </Button>
        </DialogActions>
      </Dialog>
      {isGiving && data?.accountSecurity.right && (
        <RightDialog account={account} right={data.accountSecurity.right} onClose={() => setGiving(false)} />
      )}
      {action && (
        <AccountProofDialog
          account={account}
          action={action}
          onDone={action.kind === 'end' ? onClose : close}
          onClose={close}
        />
      )}
    </>
  )
}
