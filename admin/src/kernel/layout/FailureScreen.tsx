import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from '../i18n/useTranslation'

interface FailureScreenProps {
  resetErrorBoundary?: (...details: unknown[]) => void
}

/** In place of a screen that broke. The menu stays usable. */
export function FailureScreen({ resetErrorBoundary }: FailureScreenProps) {
  const { translate } = useTranslation()
  return (
    <Box sx={{ maxWidth: 560 }}>
      <Alert
        severity="error"
        action={
          <Button
            color="inherit"
            onClick={() => (resetErrorBoundary ? resetErrorBoundary() : window.location.reload())}
          >
            {translate('list.retry')}
          </Button>
        }
      >
        {translate('failure.screen')}
      </Alert>
    </Box>
  )
}
