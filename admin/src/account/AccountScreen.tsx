import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { FormSkeleton } from '../components/FormSkeleton'
import { useWords } from '../i18n/useWords'
import { AccountSection } from './AccountSection'
import { accountCalls } from './accountQueries'
import { PasswordForm } from './PasswordForm'
import { SecondFactor } from './SecondFactor'
import { SessionList } from './SessionList'
import { SignInList } from './SignInList'
import { accountKey } from './useAccountChange'

/** How the own account is protected, and where it is used. */
export default function AccountScreen() {
  const { say } = useWords()
  const { data, isError, refetch } = useQuery({
    queryKey: accountKey,
    gcTime: 0,
    queryFn: ({ signal }) => accountCalls.load(signal),
  })
  if (isError) {
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>{say('list.retry')}</Button>}>
        {say('account.failed')}
      </Alert>
    )
  }
  if (!data?.me) return <FormSkeleton />
  const { me, myAccount } = data
  return (
    <Box sx={{ maxWidth: 760, display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)', pb: 4 }}>
      <Box component="p" sx={{ m: 0, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {me.name} · {me.email}
      </Box>
      <AccountSection title={say('account.factor')}>
        <SecondFactor since={myAccount.secondFactorSince} codesLeft={myAccount.recoveryCodesLeft} />
      </AccountSection>
      <AccountSection title={say('account.password')}>
        <PasswordForm email={me.email} />
      </AccountSection>
      <AccountSection title={say('account.sessions')}>
        <SessionList sessions={myAccount.sessions} />
      </AccountSection>
      <AccountSection title={say('account.signIns')}>
        <SignInList signIns={myAccount.signIns} />
      </AccountSection>
    </Box>
  )
}
