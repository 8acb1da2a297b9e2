import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { type FormEvent, useId, useState } from 'react'
import { LogInDocument } from '../../generated/graphql'
import { SecretField } from '../components/SecretField'
import { useFailureText } from '../dataProvider/useFailureText'
import { NoAnswer } from '../graphql/NoAnswer'
import { Refusal } from '../graphql/Refusal'
import { sendGraphql } from '../graphql/sendGraphql'
import { useTranslation } from '../i18n/useTranslation'
import { logOut } from '../start/logOut'
import type { Viewer } from '../start/Viewer'
import { OtherAccount } from './OtherAccount'

interface LoginDialogProps {
  /** Whose session it was. */
  viewer: Pick<Viewer, 'id' | 'name' | 'email'>
  /** What is said in place of that the session is over; then anyone may log in without being warned of it. */
  reason?: { title: string; text: string }
  onLoggedIn: () => void
  /** For who rather looks at the work first; the next call asks again. */
  onClose: () => void
}

/** Logs in over unfinished work. */
export function LoginDialog({ viewer, reason, onLoggedIn, onClose }: LoginDialogProps) {
  const { translate } = useTranslation()
  const failureText = useFailureText()
  const id = useId()
  const [email, setEmail] = useState(viewer.email)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [other, setOther] = useState<Viewer>()

  async function logIn(event: FormEvent) {
    event.preventDefault()
    // A dialog stands within its form for React: that form is not the one that is sent.
    event.stopPropagation()
    setBusy(true)
    setFailure(undefined)
    try {
      const found = await logInAgain(email.trim(), password, code?.trim() ?? '')
      if (found.role !== 'cms_admin') setFailure(translate('session.otherRole', { name: found.name }))
      else if (!reason && found.id !== viewer.id) setOther(found)
      else onLoggedIn()
      setPassword('')
    } catch (thrown) {
      // Once a code is asked for the password was right, and stays.
      const refused = thrown instanceof Refusal ? thrown.code : undefined
      if (refused === 'SECOND_FACTOR' && code === undefined) setCode('')
      else setFailure(failureText(thrown))
      if (refused === 'CREDENTIALS') setPassword('')
    }
    setBusy(false)
  }

  if (other) return <OtherAccount before={viewer} now={other} onAgreed={onLoggedIn} />
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      fullWidth
      maxWidth="xs"
    >
      <form onSubmit={logIn} noValidate>
        <DialogTitle id={`${id}-title`}>{reason?.title ?? translate('session.title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <div id={`${id}-text`}>{reason?.text ?? translate('session.text')}</div>
          {failure && <Alert severity="error">{failure}</Alert>}
          <TextField
            id={`${id}-email`}
            label={translate('session.email')}
            type="email"
            autoComplete="username"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
          <TextField
            id={`${id}-password`}
            label={translate('session.password')}
            type="password"
            autoComplete="current-password"
            autoFocus
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
          {code !== undefined && (
            <SecretField
              label={translate('session.code')}
              helperText={translate('session.code.help')}
              autoComplete="one-time-code"
              autoFocus
              value={code}
              onChange={setCode}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose} disabled={isBusy}>
            {translate('session.later')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            disabled={isBusy || email.trim() === '' || password === '' || code?.trim() === ''}
          >
            {translate('session.logIn')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/**
 * Logs in without leaving the screen. A session of another role, which is of no use here, ends at once.
 * @param code of the second factor; empty where none has been asked for
 * @throws Refusal with the server's message, NoAnswer
 */
async function logInAgain(email: string, password: string, code: string): Promise<Viewer> {
  const { data, errors } = await sendGraphql({
    query: LogInDocument,
    variables: { email, password, code: code || null },
    isAboutSession: true,
  })
  if (errors?.[0]) throw new Refusal(errors[0])
  if (!data) throw new NoAnswer(200)
  if (data.login.role !== 'cms_admin') await logOut()
  return data.login
}
