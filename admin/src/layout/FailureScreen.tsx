import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useWords } from '../i18n/useWords'

interface FailureScreenProps {
  resetErrorBoundary?: (...details: unknown[]) => void
}

/** In place of a screen that broke. The menu stays usable. */
export function FailureScreen({ resetErrorBoundary }: FailureScreenProps) {
  const { say } = useWords()
  return (
    <Box sx={{ maxWidth: 560 }}>
      <Alert
        severity="error"
        action={
          <Button
            color="inherit"
            onClick={() => (resetErrorBoundary ? resetErrorBoundary() : window.location.reload())}
          >
            {say('list.retry')}
          </Button>
        }
      >
        {say('failure.screen')}
      </Alert>
    </Box>
  )
}
