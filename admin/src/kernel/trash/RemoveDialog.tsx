import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { RemoveForGoodDocument } from '../../generated/graphql'
import { DeletionDialog } from '../components/DeletionDialog'
import { askServer } from '../graphql/askServer'
import { useTranslation } from '../i18n/useTranslation'
import { entityName } from '../managed/ManagedEntity'
import { type TrashItem, useTrashTitle } from './useTrashTitle'

/** Asks for confirmation before a record in the trash is deleted permanently. */
export function RemoveDialog({ item, onClose }: { item: TrashItem; onClose: () => void }) {
  const { translate } = useTranslation()
  const { values } = useTrashTitle()(item)
  const queries = useQueryClient()
  const notify = useNotify()

  async function remove() {
    try {
      await askServer({ query: RemoveForGoodDocument, variables: { entity: entityName(item.entity), id: item.record } })
      notify(translate('trash.removed', values), { type: 'success' })
    } finally {
      await queries.invalidateQueries({ queryKey: ['trash'] })
    }
  }

  return (
    <DeletionDialog
      title={translate('trash.removeTitle', values)}
      confirm={translate('trash.remove')}
      onConfirm={remove}
      explain={(reason) => translate('message.deleteFailed', { ...values, reason })}
      onClose={onClose}
    >
      {item.translation && <p>{translate('trash.withTranslation', { title: item.translation })}.</p>}
      <p>{translate('trash.removeText')}</p>
    </DeletionDialog>
  )
}
