import Box from '@mui/material/Box'
import { useGetMany } from 'ra-core'
import { pictureTile } from '../components/pictureTile'
import type { FormRecord, ImageValue } from '../dataProvider/FormRecord'
import { titleOf } from '../format/formatValue'
import { useFieldText } from '../format/useFieldText'
import { useTranslation } from '../i18n/useTranslation'
import { useManaged } from '../managed/ManagedContext'
import type { ManagedField } from '../managed/ManagedEntity'
import { changedPart } from './changedPart'

interface FieldSideProps {
  /** Null where it is about a whole block or item. */
  field: ManagedField | null
  /** Null where the version has no such block or item. */
  version: Record<string, unknown> | null
  /** What it is held against. */
  other: Record<string, unknown> | null
}

/** What one version holds of a field. */
export function FieldSide({ field, version, other }: FieldSideProps) {
  const { translate } = useTranslation()
  const textOf = useFieldText()
  if (!version) return <em>{translate('history.absent')}</em>
  if (!field) return <Box>{translate('history.present')}</Box>
  const value = version[field.name]
  if (field.kind.images) {
    const images = (Array.isArray(value) ? value : [value]).filter(Boolean) as ImageValue[]
    return images.length > 0 ? <Images images={images} /> : <em>{translate('conflict.empty')}</em>
  }
  const record = { referenced: {}, ...version } as FormRecord
  const ids = record.referenced[field.name] ? [] : idsIn(field, value)
  if (ids.length > 0 && field.reference) return <Titles entity={field.reference} ids={ids} />
  const otherText = other ? textOf(field, { referenced: {}, ...other } as FormRecord) : ''
  return <ChangedText text={textOf(field, record)} other={otherText} />
}

function idsIn({ kind }: ManagedField, value: unknown): number[] {
  if (!kind.references) return []
  return Array.isArray(value) ? (value as number[]) : typeof value === 'number' ? [value] : []
}

/** Blocks know what they refer to by its id alone. */
function Titles({ entity: name, ids }: { entity: string; ids: number[] }) {
  const entity = useManaged().entity(name)
  const { translate, language } = useTranslation()
  const { data = [] } = useGetMany<FormRecord>(name, { ids })
  const titles = ids.map((id) =>
    titleOf(
      entity,
      data.find((record) => record.id === id),
      language,
    ),
  )
  return <Box>{titles.map((title) => title || translate('list.untitled')).join(', ')}</Box>
}

function Images({ images }: { images: ImageValue[] }) {
  const { translate } = useTranslation()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
      {images.map(({ url }, index) => (
        <Box
          key={url}
          component="img"
          src={url}
          alt={translate('history.picture', { number: index + 1 })}
          loading="lazy"
          sx={{ height: 96, maxWidth: '100%', objectFit: 'contain', borderRadius: 1, ...pictureTile }}
        />
      ))}
    </Box>
  )
}

/** A text with what the other version does not have marked. */
function ChangedText({ text, other }: { text: string; other: string }) {
  const { translate } = useTranslation()
  if (text === '') return <em>{translate('conflict.empty')}</em>
  const { before, changed, after } = changedPart(text, other)
  return (
    <Box sx={{ maxHeight: 240, overflow: 'auto', whiteSpace: 'pre-line' }}>
      {before}
      {changed && (
        <Box component="mark" sx={{ bgcolor: 'action.selected', color: 'inherit', borderRadius: 0.5, fontWeight: 600 }}>
          {changed}
        </Box>
      )}
      {after}
    </Box>
  )
}
