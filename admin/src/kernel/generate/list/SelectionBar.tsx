import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useGetMany, useListContext } from 'ra-core'
import { lazy, Suspense, useContext, useState } from 'react'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { useTranslation } from '../../i18n/useTranslation'
import { Icon } from '../../icons/Icon'
import { useEntity } from '../../managed/ManagedContext'
import DeleteDialog from '../../trash/DeleteDialog'
import { editedFields } from '../editing/editedFields'
import { DuplicateButton } from '../form/DuplicateButton'
import { PublishButtons } from './PublishButtons'
import { SelectionAdditions } from './SelectionAdditions'

const ChangeButton = lazy(() => import('../editing/ChangeButton'))

/** What can be done with the chosen rows. */
export default function SelectionBar() {
  const entity = useEntity()
  const { name } = entity
  const { translate } = useTranslation()
  const { data = [], selectedIds = [], onUnselectItems } = useListContext<FormRecord>()
  const { data: records = [] } = useGetMany<FormRecord>(name, { ids: selectedIds })
  const [isAsking, setAsking] = useState(false)
  const Additions = useContext(SelectionAdditions)[name]
  return (
    <Box
      sx={{
        // In reach however far down one chooses.
        position: 'sticky',
        top: 8,
        zIndex: 3,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        mb: 1.5,
        px: 1.5,
        py: 0.5,
        borderRadius: 1,
        bgcolor: 'shop.soft',
      }}
    >
      <Box role="status" sx={{ fontWeight: 600, mr: 1 }}>
        {translate('list.selected', { count: selectedIds.length })}
      </Box>
      <PublishButtons records={records.filter(Boolean)} onDone={() => onUnselectItems()} />
      {selectedIds.length === 1 && <DuplicateButton id={Number(selectedIds[0])} />}
      {editedFields(entity).length > 0 && (
        <Suspense fallback={null}>
          <ChangeButton records={data.filter(({ id }) => selectedIds.includes(id))} onDone={() => onUnselectItems()} />
        </Suspense>
      )}
      {Additions && records.length > 0 && (
        <Suspense fallback={null}>
          <Additions records={records.filter(Boolean)} onDone={() => onUnselectItems()} />
        </Suspense>
      )}
      <Button
        color="error"
        startIcon={<Icon name="trash" />}
        disabled={records.length === 0}
        onClick={() => setAsking(true)}
      >
        {translate('list.deleteSelected')}
      </Button>
      <Button color="inherit" onClick={() => onUnselectItems()}>
        {translate('list.unselect')}
      </Button>
      {isAsking && (
        <DeleteDialog
          records={records.filter(Boolean)}
          onClose={() => setAsking(false)}
          onDeleted={() => onUnselectItems()}
        />
      )}
    </Box>
  )
}
