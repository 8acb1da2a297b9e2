import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useWords } from '../i18n/useWords'
import { addHomePath } from '../managed/screenPages'

/** For a new shop: what visitors see now, and a link to make the home page. */
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
