import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from '../i18n/useTranslation'
import './agendaTexts'

interface AgendaDialogProps {
  title: string
  /** What the button says that saves it. */
  submit: string
  isDangerous?: boolean
  isBusy: boolean
  failure: string | undefined
  /** What is wrong per field: the first of them gets the focus. */
  faults?: Readonly<Record<string, string>>
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A form of the agenda; on a phone the whole screen. */
export function AgendaDialog(props: AgendaDialogProps) {
  const { title, submit, isDangerous, isBusy, failure, faults, onSubmit, onClose, children } = props
  const { translate } = useTranslation()
  const isPhone = useMediaQuery('(max-width: 599px)')
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (faults && Object.keys(faults).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [faults])
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) onSubmit()
  }
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      aria-labelledby={id}
      fullWidth
      fullScreen={isPhone}
      maxWidth="sm"
    >
      <Box
        component="form"
        ref={form}
        onSubmit={send}
        noValidate
        // Between title and buttons the fields scroll.
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
      >
        <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.75, gridTemplateColumns: 'minmax(0, 1fr)', '& p': { m: 0 } }}>
          {failure && <Alert severity="error">{failure}</Alert>}
          {children}
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button color="inherit" onClick={onClose} disabled={isBusy} sx={{ minHeight: 44 }}>
            {translate('delete.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={isDangerous ? 'error' : 'primary'}
            aria-disabled={isBusy}
            sx={{ minHeight: 44 }}
          >
            {submit}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
