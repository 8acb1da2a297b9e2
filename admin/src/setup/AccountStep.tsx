import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { AccountSection } from '../account/AccountSection'
import { SecondFactor } from '../account/SecondFactor'
import { useAccount } from '../account/useAccount'
import { FormSkeleton } from '../components/FormSkeleton'
import { useTranslation } from '../i18n/useTranslation'

/** Offers the second factor to an account that was made just now. */
export function AccountStep({ onNext }: { onNext: () => void }) {
  const { translate } = useTranslation()
  const { data } = useAccount()
  if (!data) return <FormSkeleton />
  const { secondFactorSince, recoveryCodesLeft } = data.myAccount
  return (
    <>
      <AccountSection title={translate('account.factor')}>
        <p>{translate('setup.factorText')}</p>
        <SecondFactor since={secondFactorSince ?? null} codesLeft={recoveryCodesLeft} />
      </AccountSection>
      <Box>
        <Button variant={secondFactorSince ? 'contained' : 'outlined'} onClick={onNext} sx={{ minHeight: 44 }}>
          {translate(secondFactorSince ? 'setup.next' : 'setup.skip')}
        </Button>
      </Box>
    </>
  )
}
