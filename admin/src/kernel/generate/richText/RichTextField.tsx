import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { RichTextInput } from 'ra-input-rich-text'
import { useMemo, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from '../../i18n/useTranslation'
import { PriceNotes } from '../../placeholders/PriceNotes'
import { withChips, withoutChips } from '../../placeholders/placeholderChips'
import { useShopPlaceholdersQuery } from '../../placeholders/useShopPlaceholdersQuery'
import { type NamedPrice, priceNamed } from '../../shop/namedPrices'
import type { FieldInputProps } from '../field/useFormField'
import { editorOptions } from './editorOptions'
import type { Braces } from './PlaceholderTool'
import { RichTextToolbar } from './RichTextToolbar'
import { useImageUpload } from './useImageUpload'

/** Pixels, as the specification sets it. */
const height = 500

/** Formatted text, with pictures that are uploaded as they are dropped, pasted or chosen. */
export default function RichTextField({ field, path }: FieldInputProps) {
  const { translate, localize } = useTranslation()
  const label = localize(field.label)
  const uploadInto = useImageUpload()
  const ask = useRef<((braces: Braces) => void) | null>(null)
  const { placeholders, isPending } = useShopPlaceholdersQuery()
  const options = useMemo(() => {
    const labelOf = (name: string) => {
      if (name.startsWith('price.')) return priceLabel(priceNamed(name))
      const known = placeholders.find((each) => each.name === name)
      if (!known) return name
      return localize(known.value) === ''
        ? `${localize(known.label)} (${translate('placeholders.empty').toLowerCase()})`
        : localize(known.label)
    }
    const priceLabel = (price: NamedPrice | null | undefined) =>
      price
        ? `${localize(price.value)} · ${price.title}`
        : translate(price === null ? 'placeholders.price.gone' : 'placeholders.price')
    return editorOptions(label, field.required, uploadInto, { labelOf, ask })
  }, [label, field.required, uploadInto, placeholders, localize, translate])
  // Other options are another editor, which would lose what was typed or uploaded into this one meanwhile.
  if (isPending) return <Skeleton variant="rounded" height={height} />
  return (
    <Box
      sx={{
        '& .ProseMirror.ProseMirror.ProseMirror': {
          backgroundColor: 'background.paper',
          borderColor: 'shop.controlLine',
          height,
          overflowY: 'auto',
          outlineOffset: -2,
          fontSize: '1rem',
          lineHeight: 1.55,
        },
        '& .ProseMirror .img-responsive': { maxWidth: '100%', height: 'auto' },
        '& .ProseMirror table': { borderCollapse: 'collapse', width: '100%' },
        '& .ProseMirror :is(td, th)': { border: 1, borderColor: 'divider', p: 0.75, verticalAlign: 'top' },
        '& .ProseMirror [data-shop]': {
          px: 0.75,
          py: 0.125,
          border: 1,
          borderColor: 'shop.controlLine',
          borderRadius: 1,
          bgcolor: 'shop.soft',
          whiteSpace: 'nowrap',
        },
        '& .ProseMirror [data-shop].ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'primary.main' },
        '& .ProseMirror a': { color: 'primary.main' },
        '& .RaLabeled-label, & .RaLabeled-label *': {
          color: 'text.primary',
          fontSize: '0.92rem',
          fontWeight: 600,
          mb: 0.5,
        },
      }}
    >
      <RichTextInput
        source={path}
        label={label}
        helperText={field.help ? localize(field.help) : false}
        editorOptions={options}
        toolbar={
          <RichTextToolbar label={`${translate('richText.toolbar')}: ${label}`} uploadInto={uploadInto} ask={ask} />
        }
        format={(value: string | null) => withChips(value ?? '')}
        parse={(value: string) => (value === '' ? null : withoutChips(value))}
      />
      {field.takesPlaceholders && <RichTextPrices path={path} />}
    </Box>
  )
}

function RichTextPrices({ path }: { path: string }) {
  const { setValue } = useFormContext()
  const text: unknown = useWatch({ name: path })
  return (
    <PriceNotes
      text={typeof text === 'string' ? text : ''}
      isHtml
      onChange={(changed) => setValue(path, changed, { shouldDirty: true })}
    />
  )
}
