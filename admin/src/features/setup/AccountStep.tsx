import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { FormSkeleton } from '../../kernel/components/FormSkeleton'
import { ScreenSection } from '../../kernel/components/ScreenSection'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { SecondFactor } from '../accounts/SecondFactor'
import { useAccount } from '../accounts/useAccount'

/** Offers the second factor to an account that was made just now. */
export function AccountStep({ onNext }: { onNext: () => void }) {
  const { translate } = useTranslation()
  const { data } = useAccount()
  if (!data) return <FormSkeleton />
  const { secondFactorSince, recoveryCodesLeft } = data.myAccount
  return (
    <>
      <ScreenSection title={translate('account.factor')}>
        <p>{translate('setup.factorText')}</p>
        <SecondFactor since={secondFactorSince ?? null} codesLeft={recoveryCodesLeft} />
      </ScreenSection>
      <Box>
        <Button variant={secondFactorSince ? 'contained' : 'outlined'} onClick={onNext} sx={{ minHeight: 44 }}>
          {translate(secondFactorSince ? 'setup.next' : 'setup.skip')}
        </Button>
      </Box>
    </>
  )
}
