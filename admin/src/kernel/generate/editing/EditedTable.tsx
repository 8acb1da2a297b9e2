import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useTranslation } from '../../i18n/useTranslation'
import { fieldNamed } from '../../managed/ManagedCatalogue'
import { useEntity } from '../../managed/ManagedContext'
import { type EditedRowsProps, RowCell, RowTitle } from './EditedRows'

/** The rows as a table; on a narrow screen it moves within its own frame. */
export function EditedTable({ fields, records, cells }: EditedRowsProps) {
  const entity = useEntity()
  const { localize } = useTranslation()
  const title = fieldNamed(entity, entity.titleField)
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" sx={{ '& .MuiTableCell-root': { px: 1, verticalAlign: 'top' } }}>
        <TableHead>
          <TableRow>
            <TableCell>{title && localize(title.label)}</TableCell>
            {fields.map((field) => (
              <TableCell key={field.name}>{localize(field.label)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {records.map((record) => (
            <TableRow key={record.id}>
              <TableCell sx={{ minWidth: 200, pt: 2 }}>
                <RowTitle record={record} cells={cells} />
              </TableCell>
              {fields.map((field) => (
                <TableCell key={field.name} sx={{ width: 170, minWidth: 130 }}>
                  <RowCell record={record} cells={cells} field={field} isLabelled={false} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
