import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useNotify } from 'ra-core'
import { useId } from 'react'
import { useTranslation } from '../i18n/useTranslation'
import { Icon } from '../icons/Icon'
import { SecretText } from './SecretText'

interface SecretDialogProps {
  title: string
  text: string
  secret: string
  onClose: () => void
}

/** A secret that is shown this once. It closes by its button alone, so that no slip loses it. */
export function SecretDialog({ title, text, secret, onClose }: SecretDialogProps) {
  const { translate } = useTranslation()
  const notify = useNotify()
  const id = useId()
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => notify(translate('secret.copied'), { type: 'success' }),
      () => notify(translate('secret.notCopied'), { type: 'error' }),
    )

  return (
    <Dialog open aria-labelledby={id} aria-describedby={`${id}-text`} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ '& p': { m: 0, mb: 2 } }}>
        <p id={`${id}-text`}>{text}</p>
        <SecretText text={secret} />
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button color="inherit" startIcon={<Icon name="copy" />} onClick={() => void copy()}>
          {translate('secret.copy')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {translate('secret.done')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
