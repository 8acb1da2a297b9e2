import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { UndoReplacementDocument, type UndoReplacementMutation } from '../../generated/graphql'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { LeftRecords } from './LeftRecords'

interface UndoButtonProps {
  id: number
  onUndone?: () => void
}

/** Takes a replacement back in one press; names the texts that stay as they are now. */
export function UndoButton({ id, onUndone }: UndoButtonProps) {
  const { translate } = useTranslation()
  const notify = useNotify()
  const failureText = useFailureText()
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [left, setLeft] = useState<UndoReplacementMutation['undoReplacement']['left']>([])

  async function undo() {
    setBusy(true)
    try {
      const { undoReplacement } = await askServer({ query: UndoReplacementDocument, variables: { id } })
      notify(translate('texts.undone', { count: undoReplacement.records }), { type: 'success' })
      await queries.invalidateQueries()
      if (undoReplacement.left.length > 0) setLeft(undoReplacement.left)
      else onUndone?.()
    } catch (thrown) {
      notify(failureText(thrown), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button color="inherit" size="small" disabled={isBusy} onClick={() => void undo()} sx={{ minHeight: 40 }}>
        {translate('texts.undo')}
      </Button>
      {left.length > 0 && (
        <LeftRecords
          left={left}
          onClose={() => {
            setLeft([])
            onUndone?.()
          }}
        />
      )}
    </>
  )
}
