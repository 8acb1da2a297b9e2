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
import { saveShortcut } from './saveShortcut'

interface FormDialogProps {
  title: string
  /** What the button says that saves it. */
  submit: string
  /** What the button says that leaves it, for where "Cancel" is ambiguous. */
  cancel?: string
  isDangerous?: boolean
  isBusy: boolean
  /** Whether all is filled in that must be. */
  isReady?: boolean
  failure?: ReactNode
  /** What is wrong per field: the first of them gets the focus. */
  faults?: Readonly<Record<string, string>>
  onSubmit: () => void
  onClose: () => void
  /** One of `xs` asks a short question, and does not fill the screen of a phone as the others do. */
  maxWidth?: 'xs' | 'sm' | 'md'
  /** Buttons before those that leave and save. */
  actions?: ReactNode
  children: ReactNode
}

/** A form in a dialog. */
export function FormDialog(props: FormDialogProps) {
  const { title, submit, cancel, isDangerous, isBusy, isReady = true, failure, faults, maxWidth = 'sm' } = props
  const { onSubmit, onClose, actions, children } = props
  const { translate } = useTranslation()
  const isPhone = useMediaQuery('(width < 37.5em)')
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (faults && Object.keys(faults).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [faults])
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy && isReady) onSubmit()
  }
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      aria-labelledby={id}
      fullWidth
      fullScreen={isPhone && maxWidth !== 'xs'}
      maxWidth={maxWidth}
    >
      <Box
        component="form"
        ref={form}
        onSubmit={send}
        noValidate
        // Between title and buttons the fields scroll.
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent
          sx={{
            display: 'grid',
            gap: 1.75,
            gridTemplateColumns: 'minmax(0, 1fr)',
            alignContent: 'start',
            '& p': { m: 0 },
          }}
        >
          {failure && <Alert severity="error">{failure}</Alert>}
          {children}
        </DialogContent>
        <DialogActions sx={{ p: 2, flexWrap: 'wrap', gap: 1, '& > .MuiButton-root': { minHeight: 48, ml: 0 } }}>
          {actions}
          <Button color="inherit" onClick={onClose} disabled={isBusy}>
            {cancel ?? translate('delete.cancel')}
          </Button>
          <Button
            // What a dialog sends or cancels is confirmed by its button alone.
            {...(submit === translate('form.save') && saveShortcut)}
            type="submit"
            variant="contained"
            color={isDangerous ? 'error' : 'primary'}
            aria-disabled={isBusy}
            disabled={!isReady}
            sx={{ flex: { xs: 1, sm: 'none' } }}
          >
            {submit}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
