import { useNotify } from 'ra-core'
import { RemoveFileDocument } from '../../generated/graphql'
import { DeletionDialog } from '../../kernel/components/DeletionDialog'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import type { DownloadFile } from './downloadFiles'

interface RemoveFileDialogProps {
  file: DownloadFile
  onClose: () => void
  onRemoved: () => void
}

/** Asks for confirmation before a document is permanently deleted. */
export function RemoveFileDialog({ file: { id, name }, onClose, onRemoved }: RemoveFileDialogProps) {
  const { translate } = useTranslation()
  const notify = useNotify()

  async function remove() {
    await askServer({ query: RemoveFileDocument, variables: { id } })
    notify(translate('files.removed', { name }), { type: 'success' })
    onRemoved()
  }

  return (
    <DeletionDialog title={translate('files.removeTitle', { name })} onConfirm={remove} onClose={onClose}>
      <p>{translate('files.removeText')}</p>
    </DeletionDialog>
  )
}
