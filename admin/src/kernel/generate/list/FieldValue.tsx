import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useResourceContext } from 'ra-core'
import { type ComponentType, createContext, useContext } from 'react'
import { pictureTile } from '../../components/pictureTile'
import { StatusChip } from '../../components/StatusChip'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { formatValue } from '../../format/formatValue'
import { type ImageValue, smallImageUrl } from '../../graphql/ImageValue'
import { useTranslation } from '../../i18n/useTranslation'
import { Icon } from '../../icons/Icon'
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
  if (field.kind === 'image') return <Thumbnail image={value as ImageValue} />
  if (field.name === 'language') {
    return <Chip size="small" variant="outlined" label={String(value).toUpperCase()} title={text} />
  }
  if (field.kind === 'boolean') {
    return (
      <Box
        component="span"
        sx={{
          display: 'inline-flex',
          // On the line of the label beside it, which the icon alone would not be.
          alignItems: 'baseline',
          gap: 0.5,
          '& svg': { alignSelf: 'center' },
          color: value ? 'success.main' : 'text.secondary',
        }}
      >
        <Icon name={value ? 'check' : 'minus'} size={16} />
        {text}
      </Box>
    )
  }
  if (field.kind === 'choice' && ['status', 'state'].includes(field.name)) {
    return <StatusChip value={String(value)} text={text} />
  }
  if (field.kind === 'choice')
    return <Chip size="small" label={text} sx={{ bgcolor: 'shop.soft', color: 'text.primary' }} />
  if (field.kind === 'icon') {
    return (
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
        <Icon name={String(value)} />
        {text}
      </Box>
    )
  }
  return <>{text}</>
}

function Thumbnail({ image }: { image: ImageValue }) {
  return (
    <Box
      component="img"
      src={smallImageUrl(image)}
      alt=""
      loading="lazy"
      sx={{ display: 'block', width: 48, height: 32, objectFit: 'cover', borderRadius: 0.5, ...pictureTile }}
    />
  )
}
