import Button from '@mui/material/Button'
import Snackbar from '@mui/material/Snackbar'
import { useWords } from '../../i18n/useWords'

interface RemovedNoticeProps {
  name: string
  onUndo: () => void
  onClose: () => void
}

const readingTime = 20_000

/** Says what was taken out, and offers to put it back. */
export function RemovedNotice({ name, onUndo, onClose }: RemovedNoticeProps) {
  const { say } = useWords()
  return (
    <Snackbar
      open
      autoHideDuration={readingTime}
      onClose={(_event, reason) => reason === 'timeout' && onClose()}
      message={say('blocks.removed', { name })}
      action={
        <Button color="inherit" size="small" onClick={onUndo}>
          {say('blocks.undo')}
        </Button>
      }
    />
  )
}
