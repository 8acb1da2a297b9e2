import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { DeletionDialog } from '../components/DeletionDialog'
import { RemoveForGoodDocument } from '../generated/graphql'
import { askServer } from '../graphql/askServer'
import { useWords } from '../i18n/useWords'
import { entityName } from '../managed/entityName'
import { type BinItem, useBinTitle } from './useBinTitle'

/** Asks before something leaves the bin for good. */
export function RemoveDialog({ item, onClose }: { item: BinItem; onClose: () => void }) {
  const { say } = useWords()
  const { words } = useBinTitle()(item)
  const queries = useQueryClient()
  const notify = useNotify()

  async function remove() {
    try {
      await askServer({ query: RemoveForGoodDocument, variables: { entity: entityName(item.entity), id: item.record } })
      notify(say('bin.removed', words), { type: 'success' })
    } finally {
      await queries.invalidateQueries({ queryKey: ['bin'] })
    }
  }

  return (
    <DeletionDialog
      title={say('bin.removeTitle', words)}
      confirm={say('bin.remove')}
      onConfirm={remove}
      explain={(reason) => say('message.deleteFailed', { ...words, reason })}
      onClose={onClose}
    >
      {item.translation && <p>{say('bin.withTranslation', { title: item.translation })}.</p>}
      <p>{say('bin.removeText')}</p>
    </DeletionDialog>
  )
}
