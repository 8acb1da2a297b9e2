import { useNotify } from 'ra-core'
import { DeletionDialog } from '../components/DeletionDialog'
import { RemoveFileDocument } from '../generated/graphql'
import { askServer } from '../graphql/askServer'
import { useWords } from '../i18n/useWords'
import type { DownloadFile } from './downloadFiles'

interface RemoveFileDialogProps {
  file: DownloadFile
  onClose: () => void
  onRemoved: () => void
}

/** Asks for confirmation before a document is permanently deleted. */
export function RemoveFileDialog({ file: { id, name }, onClose, onRemoved }: RemoveFileDialogProps) {
  const { say } = useWords()
  const notify = useNotify()

  async function remove() {
    await askServer({ query: RemoveFileDocument, variables: { id } })
    notify(say('files.removed', { name }), { type: 'success' })
    onRemoved()
  }

  return (
    <DeletionDialog title={say('files.removeTitle', { name })} onConfirm={remove} onClose={onClose}>
      <p>{say('files.removeText')}</p>
    </DeletionDialog>
  )
}
