import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslation } from '../i18n/useTranslation'
import { QrCode } from './QrCode'

interface CodeDialogProps {
  title: string
  /** What the customer can do there. */
  text: string
  address: string
  onClose: () => void
}

/** An address for the customer's phone, held before it at the counter. */
export default function CodeDialog({ title, text, address, onClose }: CodeDialogProps) {
  const { translate } = useTranslation()
  return (
    <Dialog open onClose={onClose} aria-labelledby="customer-code">
      <DialogTitle id="customer-code">{title}</DialogTitle>
      <DialogContent sx={{ textAlign: 'center' }}>
        <QrCode text={address} side="min(280px, 70vw)" label={text} />
        <Box component="p" sx={{ m: 0, mt: 1, textAlign: 'start' }}>
          {text}
        </Box>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button autoFocus variant="contained" onClick={onClose} sx={{ minHeight: 44 }}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
