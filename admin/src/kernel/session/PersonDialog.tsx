import './personTexts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../i18n/useTranslation'
import { Icon } from '../icons/Icon'
import { isAtCounter } from '../rights/rights'
import { holdsWork } from './holdsWork'
import { PasswordLogin } from './PasswordLogin'
import type { PersonDialogProps } from './PersonDialogProps'
import { PersonPin } from './PersonPin'

/** The colleagues who have a PIN; whoever is pressed types it, and the screen goes on as them. */
export default function PersonDialog({ now, people, onClose }: PersonDialogProps) {
  const { translate } = useTranslation()
  const id = useId()
  const [isWarned, setWarned] = useState(() => !holdsWork())
  const [chosen, setChosen] = useState<(typeof people)[number]>()
  const [isLoggingIn, setLoggingIn] = useState(false)

  if (isLoggingIn) {
    return <PasswordLogin now={now} onClose={() => setLoggingIn(false)} />
  }
  if (!isWarned) {
    return (
      <Dialog open onClose={onClose} aria-labelledby={id} aria-describedby={`${id}-text`}>
        <DialogTitle id={id}>{translate('form.leaveTitle')}</DialogTitle>
        <DialogContent id={`${id}-text`}>{translate('ra.message.unsaved_changes')}</DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button color="inherit" onClick={() => setWarned(true)}>
            {translate('form.discard')}
          </Button>
          <Button variant="contained" onClick={onClose} autoFocus>
            {translate('form.stay')}
          </Button>
        </DialogActions>
      </Dialog>
    )
  }
  if (chosen) return <PersonPin person={chosen} onBack={() => setChosen(undefined)} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>{translate('person.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ color: 'text.secondary' }}>
          {translate(isAtCounter() ? 'person.atCounter' : 'person.loggedIn', { name: now.fullName })}
        </Box>
        {people.length === 0 && <Alert severity="info">{translate('person.nobody')}</Alert>}
        <Box
          component="ul"
          aria-label={translate('person.title')}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
        >
          {people.map((person, place) => (
            <li key={person.id}>
              <Button
                variant="outlined"
                color="inherit"
                fullWidth
                autoFocus={place === 0}
                startIcon={<Icon name="user" />}
                onClick={() => setChosen(person)}
                sx={{ minHeight: 52, justifyContent: 'flex-start', textAlign: 'left', overflowWrap: 'anywhere' }}
              >
                {person.name}
              </Button>
            </li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ p: 2, flexWrap: 'wrap', gap: 1, '& > *': { minHeight: 44 } }}>
        {!isAtCounter() && (
          <Button component={Link} to="/account" color="inherit" onClick={onClose}>
            {translate('account.title')}
          </Button>
        )}
        <Button color="inherit" onClick={() => setLoggingIn(true)}>
          {translate('person.password')}
        </Button>
        <Button color="inherit" onClick={onClose}>
          {translate('person.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
