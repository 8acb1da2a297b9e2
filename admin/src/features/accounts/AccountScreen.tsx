import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { FormSkeleton } from '../../kernel/components/FormSkeleton'
import { ScreenSection } from '../../kernel/components/ScreenSection'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { mayCall } from '../../kernel/rights/rights'
import { EnrolNotice } from './EnrolNotice'
import { OwnPin } from './OwnPin'
import { PasswordForm } from './PasswordForm'
import { SecondFactor } from './SecondFactor'
import { SessionList } from './SessionList'
import { SignInList } from './SignInList'
import { useAccount } from './useAccount'

/** How the own account is protected, and where it is used. */
export default function AccountScreen() {
  const { translate } = useTranslation()
  const { data, isError, refetch } = useAccount()
  if (isError) {
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>{translate('list.retry')}</Button>}>
        {translate('account.failed')}
      </Alert>
    )
  }
  if (!data?.me) return <FormSkeleton />
  const { me, myAccount } = data
  return (
    <Box sx={{ maxWidth: 760, display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)', pb: 4 }}>
      {myAccount.mustEnrol && <EnrolNotice />}
      <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
        {me.name} · {me.email}
      </Box>
      <ScreenSection title={translate('account.factor')}>
        <SecondFactor since={myAccount.secondFactorSince} codesLeft={myAccount.recoveryCodesLeft} />
      </ScreenSection>
      <ScreenSection title={translate('account.password')}>
        <PasswordForm name={me.name} email={me.email} />
      </ScreenSection>
      {me.role === 'cms_admin' && !myAccount.mustEnrol && mayCall('setCounterPin') && (
        <ScreenSection title={translate('account.pin')}>
          <OwnPin since={myAccount.pinSince} />
        </ScreenSection>
      )}
      <ScreenSection title={translate('account.sessions')}>
        <SessionList sessions={myAccount.sessions} />
      </ScreenSection>
      <ScreenSection title={translate('account.signIns')}>
        <SignInList signIns={myAccount.signIns} />
      </ScreenSection>
    </Box>
  )
}
