import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type FormEvent, type ReactNode, useId } from 'react'
import { useTranslation } from '../i18n/useTranslation'

interface AccountDialogProps {
  title: string
  /** What the button says that sends it. */
  submit: string
  isDangerous?: boolean
  isBusy: boolean
  /** Whether all is filled in. */
  isReady: boolean
  failure: string | undefined
  onSubmit(): void
  onClose(): void
  children: ReactNode
}

/** A question that is answered by typing a password or a code. */
export function AccountDialog(props: AccountDialogProps) {
  const { title, submit, isDangerous, isBusy, isReady, failure, onSubmit, onClose, children } = props
  const { translate } = useTranslation()
  const id = useId()
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <form onSubmit={send} noValidate>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', '& p': { m: 0 } }}>
          {failure && <Alert severity="error">{failure}</Alert>}
          {children}
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button color="inherit" onClick={onClose} disabled={isBusy}>
            {translate('delete.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={isDangerous ? 'error' : 'primary'}
            disabled={isBusy || !isReady}
          >
            {submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
