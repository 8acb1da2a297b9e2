import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useCloseNotification, useNotify } from 'ra-core'
import { ChangeRecordsDocument, type RecordChangesInput } from '../../../generated/graphql'
import { useFailureText } from '../../dataProvider/useFailureText'
import { askServer } from '../../graphql/askServer'
import { useTranslation } from '../../i18n/useTranslation'
import { useEntity } from '../../managed/ManagedContext'
import { entityName } from '../../managed/ManagedEntity'

const readingTime = 12_000

/** Changes records together, and offers to take it back, which is refused where somebody changed one since. */
export function useChangeRecords() {
  const entity = useEntity()
  const { translate } = useTranslation()
  const notify = useNotify()
  const queries = useQueryClient()
  const failureText = useFailureText()

  async function send(rows: RecordChangesInput[]) {
    try {
      const variables = { entity: entityName(entity.name), rows, isTrial: false }
      return (await askServer({ query: ChangeRecordsDocument, variables })).changeRecords
    } finally {
      await queries.invalidateQueries({ queryKey: [entity.name] })
    }
  }
  async function undo(rows: RecordChangesInput[]) {
    try {
      const count = (await send(rows)).length
      notify(translate('editing.undone', { count }), { type: 'success' })
    } catch (thrown) {
      notify(failureText(thrown), { type: 'error' })
    }
  }

  /**
   * @param back what takes each of them back, whose versions follow from the answer
   * @throws Refusal with what is wrong under `fields`, such as `12.price`
   */
  return async (rows: RecordChangesInput[], back: readonly RecordChangesInput[]): Promise<void> => {
    const changed = await send(rows)
    const undoing = changed.flatMap(({ id, version }) => {
      const row = back.find((each) => each.id === id)
      return row ? [{ ...row, version }] : []
    })
    notify(translate('editing.changed', { count: changed.length }), {
      type: 'success',
      autoHideDuration: readingTime,
      action: undoing.length > 0 && <UndoChange onUndo={() => void undo(undoing)} />,
    })
  }
}

function UndoChange({ onUndo }: { onUndo: () => void }) {
  const { translate } = useTranslation()
  const close = useCloseNotification()
  return (
    <Button
      color="inherit"
      size="small"
      sx={{ textDecoration: 'underline' }}
      onClick={() => {
        close()
        onUndo()
      }}
    >
      {translate('editing.undo')}
    </Button>
  )
}
