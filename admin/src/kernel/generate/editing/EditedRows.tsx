import Box from '@mui/material/Box'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { nameOf } from '../../format/formatValue'
import { useTranslation } from '../../i18n/useTranslation'
import { useEntity } from '../../managed/ManagedContext'
import type { ManagedField } from '../../managed/ManagedEntity'
import { EditedCell } from './EditedCell'
import type { useCells } from './useCells'

export interface EditedRowsProps {
  fields: readonly ManagedField[]
  records: readonly FormRecord[]
  cells: ReturnType<typeof useCells>
}

interface EditedRowProps {
  record: FormRecord
  cells: EditedRowsProps['cells']
}

/** What a row is called; beneath it that somebody else changed it. */
export function RowTitle({ record, cells }: EditedRowProps) {
  const entity = useEntity()
  const { translate, language } = useTranslation()
  const fault = cells.faults[record.id]
  return (
    <>
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {nameOf(entity, record, language) || translate('list.untitled')}
      </Box>
      {fault && (
        <Box role="alert" sx={{ color: 'error.main', fontSize: '0.9rem' }}>
          {fault}
        </Box>
      )}
    </>
  )
}

/** A cell of a row with what was typed in it. */
export function RowCell({
  record,
  cells,
  field,
  isLabelled,
}: EditedRowProps & { field: ManagedField; isLabelled: boolean }) {
  const entity = useEntity()
  const { translate, language } = useTranslation()
  const row = cells.rows.get(record.id)
  return (
    <EditedCell
      field={field}
      record={record}
      title={nameOf(entity, record, language) || translate('list.untitled')}
      typed={row?.texts[field.name]}
      before={(row?.before ?? record)[field.name]}
      isStale={cells.faults[record.id] !== undefined}
      fault={cells.faults[`${record.id}.${field.name}`]}
      isLabelled={isLabelled}
      onType={(text) => cells.type(record, field, text)}
    />
  )
}
