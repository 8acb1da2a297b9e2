import Button from '@mui/material/Button'
import { useState } from 'react'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { useWords } from '../../i18n/useWords'
import { Icon } from '../../icons/Icon'
import { DeleteDialog } from '../DeleteDialog'

/** Deletes the record on the screen, after a question. */
export function DeleteButton({ record, onDeleted }: { record: FormRecord; onDeleted: () => void }) {
  const { say } = useWords()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)} startIcon={<Icon name="trash" />}>
        {say('form.delete')}
      </Button>
      {isAsking && <DeleteDialog records={[record]} onClose={() => setAsking(false)} onDeleted={onDeleted} />}
    </>
  )
}
