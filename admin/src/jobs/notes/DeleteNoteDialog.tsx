import Box from '@mui/material/Box'
import { useNotify } from 'ra-core'
import { DeletionDialog } from '../../components/DeletionDialog'
import { DeleteInternalNoteDocument } from '../../generated/graphql'
import { askServer } from '../../graphql/askServer'
import { useTranslation } from '../../i18n/useTranslation'

interface DeleteNoteDialogProps {
  note: { id: number; text: string }
  onClose: () => void
  onDeleted: () => void
}

/** Asks for confirmation before a note is permanently deleted. */
export function DeleteNoteDialog({ note, onClose, onDeleted }: DeleteNoteDialogProps) {
  const { translate } = useTranslation()
  const notify = useNotify()

  async function remove() {
    await askServer({ query: DeleteInternalNoteDocument, variables: { id: note.id } })
    notify(translate('notes.deleted'), { type: 'success' })
    onDeleted()
  }

  return (
    <DeletionDialog title={translate('notes.deleteTitle')} onConfirm={remove} onClose={onClose}>
      <p>{translate('notes.deleteText')}</p>
      <Box
        component="blockquote"
        sx={{ m: 0, maxHeight: 200, overflow: 'auto', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
      >
        {note.text}
      </Box>
    </DeletionDialog>
  )
}
