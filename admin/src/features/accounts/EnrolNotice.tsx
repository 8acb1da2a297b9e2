import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from '../../kernel/i18n/useTranslation'

/** Says what comes first to a user whose account needs a second factor and has none; until then nothing else works. */
export function EnrolNotice() {
  const { translate } = useTranslation()
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" href="/uitloggen" sx={{ whiteSpace: 'nowrap' }}>
          {translate('app.logout')}
        </Button>
      }
    >
      {translate('account.mustEnrol')}
    </Alert>
  )
}
