import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useWords } from '../i18n/useWords'
import { addHomePath } from '../managed/screenPages'

/** Tells the owner of a new shop what visitors see by now, and where its own pages begin. */
export function FirstPage() {
  const { say } = useWords()
  return (
    <Alert
      severity="info"
      sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 280px' }, '& .MuiAlert-action': { pt: 0 } }}
      action={
        <Button component={Link} to={addHomePath} variant="contained">
          {say('dashboard.firstPage')}
        </Button>
      }
    >
      {say('dashboard.noPages')}
    </Alert>
  )
}
