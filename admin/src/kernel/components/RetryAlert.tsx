import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from '../i18n/useTranslation'

/** Reports that something could not be loaded, with a button to try again. */
export function RetryAlert({ text, onRetry }: { text: string; onRetry: () => unknown }) {
  const { translate } = useTranslation()
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={() => onRetry()}>
          {translate('list.retry')}
        </Button>
      }
    >
      {text}
    </Alert>
  )
}
