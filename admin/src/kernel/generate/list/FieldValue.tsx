import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useResourceContext } from 'ra-core'
import { type ComponentType, createContext, useContext } from 'react'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { formatValue } from '../../format/formatValue'
import { useTranslation } from '../../i18n/useTranslation'
import type { ManagedField } from '../../managed/ManagedEntity'

export interface FieldValueProps {
  field: ManagedField
  record: FormRecord
}

/** How fields are shown that have a way of their own, by entity and field: `quote.lines`. */
export const OwnValues = createContext<Readonly<Record<string, ComponentType<FieldValueProps>>>>({})

/** A field's value in a list, by its kind. */
export function FieldValue({ field, record }: FieldValueProps) {
  const { translate, language } = useTranslation()
  const Own = useContext(OwnValues)[`${useResourceContext()}.${field.name}`]
  const value = record[field.name]
  const text = formatValue(field, record, {
    language,
    yes: translate('ra.boolean.true'),
    no: translate('ra.boolean.false'),
  })
  if (value === null || value === undefined || value === '')
    return (
      <Box component="span" aria-hidden="true" sx={{ color: 'text.secondary' }}>
        –
      </Box>
    )
  if (Own) return <Own field={field} record={record} />
  if (field.name === 'language') {
    return <Chip size="small" variant="outlined" label={String(value).toUpperCase()} title={text} />
  }
  const { Cell } = field.kind
  return Cell ? <Cell field={field} value={value} text={text} /> : text
}
