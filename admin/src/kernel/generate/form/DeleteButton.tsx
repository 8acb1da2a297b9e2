import { lazy, Suspense, useState } from 'react'
import { ToolbarButton } from '../../components/ToolbarButton'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { useTranslation } from '../../i18n/useTranslation'

const DeleteDialog = lazy(() => import('../../trash/DeleteDialog'))

/** Deletes the record on the screen, after a question. */
export function DeleteButton({ record, onDeleted }: { record: FormRecord; onDeleted: () => void }) {
  const { translate } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <ToolbarButton
        icon="trash"
        label={translate('form.delete')}
        labelFrom="sm"
        color="error"
        onClick={() => setAsking(true)}
      />
      {isAsking && (
        <Suspense fallback={null}>
          <DeleteDialog records={[record]} onClose={() => setAsking(false)} onDeleted={onDeleted} />
        </Suspense>
      )}
    </>
  )
}
