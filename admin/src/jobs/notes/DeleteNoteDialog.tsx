import Box from '@mui/material/Box'
import { useNotify } from 'ra-core'
import { DeletionDialog } from '../../components/DeletionDialog'
import { DeleteInternalNoteDocument } from '../../generated/graphql'
import { askServer } from '../../graphql/askServer'
import { useWords } from '../../i18n/useWords'
import type { InternalNote } from './internalNotes'

interface DeleteNoteDialogProps {
  note: InternalNote
  onClose: () => void
  onDeleted: () => void
}

/** Asks for confirmation before a note is permanently deleted. */
export function DeleteNoteDialog({ note, onClose, onDeleted }: DeleteNoteDialogProps) {
  const { say } = useWords()
  const notify = useNotify()

  async function remove() {
    await askServer({ query: DeleteInternalNoteDocument, variables: { id: note.id } })
    notify(say('notes.deleted'), { type: 'success' })
    onDeleted()
  }

  return (
    <DeletionDialog title={say('notes.deleteTitle')} onConfirm={remove} onClose={onClose}>
      <p>{say('notes.deleteText')}</p>
      <Box
        component="blockquote"
        sx={{ m: 0, maxHeight: 200, overflow: 'auto', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
      >
        {note.text}
      </Box>
    </DeletionDialog>
  )
}
