import Box from '@mui/material/Box'
import type { FormRecord } from '../../kernel/dataProvider/FormRecord'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { fieldNamed } from '../../kernel/managed/ManagedCatalogue'
import { useEntity } from '../../kernel/managed/ManagedContext'
import { businessFields } from './contactFields'

/** What is known of the company for which a customer comes; nothing of a private one. */
export function CustomerCompany({ record }: { record: FormRecord }) {
  const entity = useEntity()
  const { localize } = useTranslation()
  const known = businessFields.flatMap((name) => {
    const field = fieldNamed(entity, name)
    const value = record[name]
    return field && value != null && value !== '' ? [{ field, text: String(value) }] : []
  })
  if (known.length === 0) return null
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mt: 1.5,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
        columnGap: 2,
        rowGap: { xs: 0, sm: 0.5 },
      }}
    >
      {known.map(({ field, text }) => (
        <Box key={field.name} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {localize(field.label)}
          </Box>
          <Box component="dd" sx={{ m: 0, mb: { xs: 1, sm: 0 }, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {text}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
