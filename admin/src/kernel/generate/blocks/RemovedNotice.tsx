import Button from '@mui/material/Button'
import Snackbar from '@mui/material/Snackbar'
import { useTranslation } from '../../i18n/useTranslation'

interface RemovedNoticeProps {
  name: string
  onUndo: () => void
  onClose: () => void
}

const readingTime = 20_000

/** Notifies of what was removed, with a button to restore it. */
export function RemovedNotice({ name, onUndo, onClose }: RemovedNoticeProps) {
  const { translate } = useTranslation()
  return (
    <Snackbar
      open
      autoHideDuration={readingTime}
      onClose={(_event, reason) => reason === 'timeout' && onClose()}
      message={translate('blocks.removed', { name })}
      action={
        <Button color="inherit" size="small" onClick={onUndo}>
          {translate('blocks.undo')}
        </Button>
      }
    />
  )
}
