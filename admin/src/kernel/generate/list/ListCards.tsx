import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import { useListContext } from 'ra-core'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { nameOf } from '../../format/formatValue'
import { useTranslation } from '../../i18n/useTranslation'
import { useEntity } from '../../managed/ManagedContext'
import { FieldValue } from './FieldValue'
import { LanguageMarks } from './LanguageMarks'
import { PreviewLinks } from './PreviewLinks'
import { RecordLink } from './RecordLink'
import { linkField, useColumns } from './useColumns'

const maxValues = 6
const fewLines = {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
} as const

/** The rows of an overview on a phone: the title, and beneath it what the other columns say. */
export function ListCards() {
  const entity = useEntity()
  const { translate, localize, language } = useTranslation()
  const { data = [], selectedIds = [], onToggleItem } = useListContext<FormRecord>()
  const { columns: all } = useColumns(entity)
  const columns = all.filter(({ name }) => name !== linkField(entity) && name !== 'id' && name !== 'language')

  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((record) => {
        const title = nameOf(entity, record, language) || translate('list.untitled')
        return (
          <Box
            component="li"
            key={record.id}
            sx={{
              display: 'flex',
              gap: 0.5,
              p: 1,
              pr: 1.5,
              borderBottom: 1,
              borderColor: 'divider',
              '&:last-child': { borderBottom: 0 },
            }}
          >
            {entity.canDelete && (
              <Box>
                <Checkbox
                  checked={selectedIds.includes(record.id)}
                  onChange={() => onToggleItem(record.id)}
                  slotProps={{ input: { 'aria-label': translate('list.select', { title }) } }}
                />
              </Box>
            )}
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ py: 0.75, display: 'flex', justifyContent: 'space-between', gap: 1 }}>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
                  <RecordLink record={record} />
                  {entity.isTranslated && <LanguageMarks record={record} />}
                  {record.language && !entity.isTranslated && (
                    <Box component="span" sx={{ fontSize: '0.8rem', color: 'text.secondary' }}>
                      {record.language.toUpperCase()}
                    </Box>
                  )}
                </Box>
                <PreviewLinks record={record} />
              </Box>
              <Box
                component="dl"
                sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.25, fontSize: '0.92rem' }}
              >
                {columns.slice(0, maxValues).map((field) => (
                  <Box key={field.name} sx={{ display: 'flex', gap: 0.75, alignItems: 'baseline', minWidth: 0 }}>
                    <Box component="dt" sx={{ color: 'text.secondary' }}>
                      {localize(field.label)}
                    </Box>
                    <Box component="dd" sx={{ m: 0, minWidth: 0, ...fewLines }}>
                      <FieldValue field={field} record={record} />
                    </Box>
                  </Box>
                ))}
              </Box>
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}
