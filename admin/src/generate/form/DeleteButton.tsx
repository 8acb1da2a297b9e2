import { useState } from 'react'
import { ToolbarButton } from '../../components/ToolbarButton'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { useWords } from '../../i18n/useWords'
import { DeleteDialog } from '../../trash/DeleteDialog'

/** Deletes the record on the screen, after a question. */
export function DeleteButton({ record, onDeleted }: { record: FormRecord; onDeleted: () => void }) {
  const { say } = useWords()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <ToolbarButton
        icon="trash"
        words={say('form.delete')}
        wordsFrom="sm"
        color="error"
        onClick={() => setAsking(true)}
      />
      {isAsking && <DeleteDialog records={[record]} onClose={() => setAsking(false)} onDeleted={onDeleted} />}
    </>
  )
}
