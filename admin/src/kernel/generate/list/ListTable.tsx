import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TableSortLabel from '@mui/material/TableSortLabel'
import { useListContext } from 'ra-core'
import { useNavigate } from 'react-router'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { nameOf } from '../../format/formatValue'
import { useTranslation } from '../../i18n/useTranslation'
import { Icon } from '../../icons/Icon'
import { useEntity } from '../../managed/ManagedContext'
import type { ManagedField } from '../../managed/ManagedEntity'
import { recordPath } from '../../managed/screens'
import { FieldValue } from './FieldValue'
import { LanguageMarks } from './LanguageMarks'
import { PreviewLinks } from './PreviewLinks'
import { RecordLink } from './RecordLink'
import { linkField, useColumns } from './useColumns'

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  whiteSpace: 'normal',
  lineHeight: 1.3,
} as const
const alignment = ({ name, kind }: ManagedField, titleField: string) =>
  kind.isNumeric && name !== titleField ? 'right' : 'left'

/** Words give way to one another, so that the columns after them stay in sight. */
function widthOf(field: ManagedField, titleField: string) {
  const { name, kind } = field
  if (name === 'number') return { minWidth: 90 }
  if (name === titleField) {
    return { width: kind.isChoice ? '15%' : '30%', minWidth: kind.isChoice ? 170 : 210, maxWidth: 0 }
  }
  const room = kind.room?.(field)
  if (!room) return kind.cellStyle ?? {}
  return { width: room === 'long' ? '28%' : '16%', minWidth: room === 'long' ? 116 : 105, maxWidth: 0 }
}

/** The rows of an overview as a table; a click anywhere in a row opens what has a screen of its own. */
export function ListTable() {
  const entity = useEntity()
  const { translate, localize, language } = useTranslation()
  const { data = [], selectedIds = [], onSelect, onToggleItem, sort, setSort } = useListContext<FormRecord>()
  const navigate = useNavigate()
  const { columns } = useColumns(entity)
  const chosenHere = data.filter((record) => selectedIds.includes(record.id)).length
  const selectPage = () => onSelect(chosenHere === data.length ? [] : data.map((record) => record.id))

  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={localize(entity.pluralLabel)}>
      <Table size="small" sx={{ '& .MuiTableCell-sizeSmall:not(.MuiTableCell-paddingCheckbox)': { px: 1.25 } }}>
        <TableHead>
          <TableRow>
            {entity.canDelete && (
              <TableCell padding="checkbox">
                <Checkbox
                  checked={chosenHere === data.length}
                  indeterminate={chosenHere > 0 && chosenHere < data.length}
                  onChange={selectPage}
                  slotProps={{ input: { 'aria-label': translate('list.selectAll') } }}
                />
              </TableCell>
            )}
            {columns.map((field) => (
              <TableCell
                key={field.name}
                align={alignment(field, entity.titleField)}
                sx={field.kind.isNarrow ? { whiteSpace: 'normal', lineHeight: 1.2 } : {}}
                sortDirection={sort.field === field.name ? (sort.order === 'ASC' ? 'asc' : 'desc') : false}
              >
                {field.sortable ? (
                  <TableSortLabel
                    active={sort.field === field.name}
                    direction={sort.field === field.name && sort.order === 'DESC' ? 'desc' : 'asc'}
                    onClick={() =>
                      setSort({
                        field: field.name,
                        order: sort.field === field.name && sort.order === 'ASC' ? 'DESC' : 'ASC',
                      })
                    }
                    IconComponent={({ className }) => <Icon className={className} name="sortDown" size={14} />}
                  >
                    {localize(field.label)}
                  </TableSortLabel>
                ) : (
                  localize(field.label)
                )}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map((record) => {
            const title = nameOf(entity, record, language) || translate('list.untitled')
            const path = recordPath(entity, record.id)
            const isChosen = selectedIds.includes(record.id)
            return (
              <TableRow
                key={record.id}
                hover
                selected={isChosen}
                onClick={path === undefined ? undefined : () => navigate(path)}
                sx={{ cursor: path === undefined ? undefined : 'pointer', '&:last-child td': { borderBottom: 0 } }}
              >
                {entity.canDelete && (
                  <TableCell padding="checkbox" onClick={(event) => event.stopPropagation()}>
                    <Checkbox
                      checked={isChosen}
                      onChange={() => onToggleItem(record.id)}
                      slotProps={{ input: { 'aria-label': translate('list.select', { title }) } }}
                    />
                  </TableCell>
                )}
                {columns.map((field) => (
                  <TableCell
                    key={field.name}
                    align={alignment(field, entity.titleField)}
                    sx={{ ...oneLine, ...widthOf(field, entity.titleField) }}
                  >
                    {field.name === linkField(entity) ? (
                      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
                        <Box sx={{ minWidth: 0, '& > *': twoLines }}>
                          <RecordLink record={record} />
                        </Box>
                        <PreviewLinks record={record} />
                      </Box>
                    ) : field.name === 'language' && entity.isTranslated ? (
                      <LanguageMarks record={record} />
                    ) : field.kind.room ? (
                      <Box sx={twoLines}>
                        <FieldValue field={field} record={record} />
                      </Box>
                    ) : (
                      <FieldValue field={field} record={record} />
                    )}
                  </TableCell>
                ))}
              </TableRow>
            )
          })}
        </TableBody>
      </Table>
    </Box>
  )
}
