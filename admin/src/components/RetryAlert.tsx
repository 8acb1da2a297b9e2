import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useWords } from '../i18n/useWords'

/** Reports that something could not be loaded, with a button to try again. */
export function RetryAlert({ text, onRetry }: { text: string; onRetry: () => unknown }) {
  const { say } = useWords()
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={() => onRetry()}>
          {say('list.retry')}
        </Button>
      }
    >
      {text}
    </Alert>
  )
}
