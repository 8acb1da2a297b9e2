import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { formatInstant } from '../format/formatValue'
import { useTranslation } from '../i18n/useTranslation'
import { Icon } from '../icons/Icon'
import { QrCode } from '../print/QrCode'
import { PreviewAnswers } from './PreviewAnswers'
import './previewLinkTexts'
import { usePreviewLink } from './usePreviewLink'

interface PreviewLinkDialogProps {
  id: number
  onClose: () => void
}

/** The link to what is to become of a record: made and copied as this opens, to share and to revoke, and what was said of it. */
export default function PreviewLinkDialog({ id, onClose }: PreviewLinkDialogProps) {
  const { translate, language } = useTranslation()
  const titleId = useId()
  const { link, answers, isBusy, failure, copied, copy, make, revoke, settle } = usePreviewLink(id)
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{translate('previewLink.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', '& p': { m: 0 } }}>
        <p>{translate('previewLink.text')}</p>
        {failure && <Alert severity="info">{failure}</Alert>}
        {isBusy && <CircularProgress size={28} aria-label={translate('previewLink.busy')} />}
        {link && (
          <>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
              <QrCode text={link.address} side="132px" label={translate('previewLink.code')} />
              <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
                <Box component="code" sx={{ display: 'block', overflowWrap: 'anywhere', mb: 1 }}>
                  {link.address}
                </Box>
                <p>{translate('previewLink.until', { when: formatInstant(link.expiresAt, language) })}</p>
              </Box>
            </Box>
            <Box role="status" sx={{ minHeight: '1.5em' }}>
              {copied === true && translate('previewLink.copied')}
              {copied === false && translate('previewLink.notCopied')}
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& .MuiButton-root': { minHeight: 44 } }}>
              <Button variant="contained" startIcon={<Icon name="copy" />} onClick={() => void copy(link.address)}>
                {translate('previewLink.copy')}
              </Button>
              <ShareButtons address={link.address} />
              <Button color="error" onClick={() => void revoke()}>
                {translate('previewLink.revoke')}
              </Button>
            </Box>
          </>
        )}
        {!link && !isBusy && !failure && (
          <>
            <p role="status">{translate('previewLink.revoked')}</p>
            <Box>
              <Button variant="outlined" onClick={() => void make()} sx={{ minHeight: 44 }}>
                {translate('previewLink.again')}
              </Button>
            </Box>
          </>
        )}
        {answers.length > 0 && (
          <Box component="section" aria-labelledby={`${titleId}-answers`}>
            <Box component="h3" id={`${titleId}-answers`} sx={{ typography: 'h3', m: 0 }}>
              {translate('previewLink.answers')}
            </Box>
            <PreviewAnswers answers={answers} onSettle={settle} />
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button autoFocus color="inherit" onClick={onClose} sx={{ minHeight: 44 }}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** By the phone's own list where it has one; otherwise by mail and WhatsApp. */
function ShareButtons({ address }: { address: string }) {
  const { translate } = useTranslation()
  const text = translate('previewLink.message', { address })
  if ('share' in navigator) {
    // Who closes the list of the phone has shared nothing, which is no error.
    const share = () => void navigator.share({ text, url: address }).catch(() => undefined)
    return (
      <Button variant="outlined" startIcon={<Icon name="external" />} onClick={share}>
        {translate('previewLink.share')}
      </Button>
    )
  }
  const subject = encodeURIComponent(translate('previewLink.subject'))
  return (
    <>
      <Button variant="outlined" href={`mailto:?subject=${subject}&body=${encodeURIComponent(text)}`}>
        {translate('previewLink.mail')}
      </Button>
      <Button
        variant="outlined"
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noreferrer"
      >
        WhatsApp
      </Button>
    </>
  )
}
