import Box from '@mui/material/Box'
import { useNotify } from 'ra-core'
import { DeletionDialog } from '../../kernel/components/DeletionDialog'
import { useTranslation } from '../../kernel/i18n/useTranslation'

interface DeleteNoteDialogProps {
  note: { id: number; text: string }
  remove(id: number): Promise<unknown>
  onClose: () => void
  onDeleted: () => void
}

/** Asks for confirmation before a note is permanently deleted. */
export function DeleteNoteDialog({ note, remove, onClose, onDeleted }: DeleteNoteDialogProps) {
  const { translate } = useTranslation()
  const notify = useNotify()

  async function removeNote() {
    await remove(note.id)
    notify(translate('notes.deleted'), { type: 'success' })
    onDeleted()
  }

  return (
    <DeletionDialog title={translate('notes.deleteTitle')} onConfirm={removeNote} onClose={onClose}>
      <p>{translate('notes.deleteText')}</p>
      <Box component="blockquote" sx={{ m: 0, maxHeight: 200, overflow: 'auto', whiteSpace: 'pre-line' }}>
        {note.text}
      </Box>
    </DeletionDialog>
  )
}
