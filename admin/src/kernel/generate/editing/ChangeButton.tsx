import Button from '@mui/material/Button'
import { useState } from 'react'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { useTranslation } from '../../i18n/useTranslation'
import { Icon } from '../../icons/Icon'
import { useEntity } from '../../managed/ManagedContext'
import { ChangeDialog } from './ChangeDialog'
import { editedFields } from './editedFields'
import './editingTexts'

/** Changes prices, stock and kinds of the chosen rows; of what has such fields. */
export default function ChangeButton({ records, onDone }: { records: readonly FormRecord[]; onDone: () => void }) {
  const { translate } = useTranslation()
  const fields = editedFields(useEntity())
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button color="inherit" startIcon={<Icon name="edit" />} onClick={() => setOpen(true)}>
        {translate('editing.change')}
      </Button>
      {isOpen && <ChangeDialog fields={fields} records={records} onDone={onDone} onClose={() => setOpen(false)} />}
    </>
  )
}
