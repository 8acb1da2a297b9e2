import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { DeletionDialog } from '../components/DeletionDialog'
import { RemoveForGoodDocument } from '../generated/graphql'
import { askServer } from '../graphql/askServer'
import { useWords } from '../i18n/useWords'
import { entityName } from '../managed/entityName'
import { type TrashItem, useTrashTitle } from './useTrashTitle'

/** Asks for confirmation before a record in the trash is deleted permanently. */
export function RemoveDialog({ item, onClose }: { item: TrashItem; onClose: () => void }) {
  const { say } = useWords()
  const { words } = useTrashTitle()(item)
  const queries = useQueryClient()
  const notify = useNotify()

  async function remove() {
    try {
      await askServer({ query: RemoveForGoodDocument, variables: { entity: entityName(item.entity), id: item.record } })
      notify(say('trash.removed', words), { type: 'success' })
    } finally {
      await queries.invalidateQueries({ queryKey: ['trash'] })
    }
  }

  return (
    <DeletionDialog
      title={say('trash.removeTitle', words)}
      confirm={say('trash.remove')}
      onConfirm={remove}
      explain={(reason) => say('message.deleteFailed', { ...words, reason })}
      onClose={onClose}
    >
      {item.translation && <p>{say('trash.withTranslation', { title: item.translation })}.</p>}
      <p>{say('trash.removeText')}</p>
    </DeletionDialog>
  )
}
