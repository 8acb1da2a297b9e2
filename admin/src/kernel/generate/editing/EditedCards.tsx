import Box from '@mui/material/Box'
import { type EditedRowsProps, RowCell, RowTitle } from './EditedRows'

/** The rows on a phone: each a card with its fields. */
export function EditedCards({ fields, records, cells }: EditedRowsProps) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {records.map((record) => (
        <Box component="li" key={record.id} sx={{ p: 1.5, borderBottom: 1, borderColor: 'divider' }}>
          <RowTitle record={record} cells={cells} />
          <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1.25, mt: 1.5 }}>
            {fields.map((field) => (
              <RowCell key={field.name} record={record} cells={cells} field={field} isLabelled />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
