import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useListContext } from 'ra-core'
import { useContext, useState } from 'react'
import { LeaveDialog } from '../../components/LeaveDialog'
import { RetryAlert } from '../../components/RetryAlert'
import { useUnsavedBlocker } from '../../components/useUnsavedBlocker'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { useTranslation } from '../../i18n/useTranslation'
import { useEntity } from '../../managed/ManagedContext'
import { EditedCards } from './EditedCards'
import { EditedTable } from './EditedTable'
import { EditorBar } from './EditorBar'
import { editedFields } from './editedFields'
import './editingTexts'
import { ListEditing } from './ListEditing'
import { moveBetweenCells } from './moveBetweenCells'
import { useCells } from './useCells'

/** The rows of a list with fields in the place of some of their cells, which are saved together. */
export default function ListEditor() {
  const fields = editedFields(useEntity())
  const { data = [], error, refetch } = useListContext<FormRecord>()
  const { translate } = useTranslation()
  const { setEditing } = useContext(ListEditing)
  const cells = useCells(fields)
  const isNarrow = useMediaQuery('(width < 45em)')
  const [isAsking, setAsking] = useState(false)
  const blocker = useUnsavedBlocker(cells.count > 0)
  const Rows = isNarrow ? EditedCards : EditedTable
  return (
    <Box>
      <EditorBar
        cells={cells}
        onStop={() => {
          if (cells.count > 0) setAsking(true)
          else setEditing(false)
        }}
      />
      <Box onKeyDown={moveBetweenCells}>
        {error ? (
          <RetryAlert text={translate('list.failed')} onRetry={refetch} />
        ) : data.length > 0 ? (
          <Rows fields={fields} records={data} cells={cells} />
        ) : (
          <Box role="status" sx={{ p: 2 }}>
            {translate('list.noResults')}
          </Box>
        )}
      </Box>
      {blocker.state === 'blocked' && <LeaveDialog onLeave={() => blocker.proceed()} onStay={() => blocker.reset()} />}
      {isAsking && <LeaveDialog onLeave={() => setEditing(false)} onStay={() => setAsking(false)} />}
    </Box>
  )
}
