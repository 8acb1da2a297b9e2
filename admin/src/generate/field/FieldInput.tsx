import Skeleton from '@mui/material/Skeleton'
import { lazy, Suspense } from 'react'
import { BlocksField } from '../blocks/BlocksField'
import { ItemsField } from '../blocks/ItemsField'
import { ChoiceField } from '../inputs/ChoiceField'
import { DayField } from '../inputs/DayField'
import { FlagField } from '../inputs/FlagField'
import { IconField } from '../inputs/IconField'
import { NumberField } from '../inputs/NumberField'
import { PasswordField } from '../inputs/PasswordField'
import { TextField } from '../inputs/TextField'
import { ReferenceField } from '../references/ReferenceField'
import { ReferencesField } from '../references/ReferencesField'
import type { FieldInputProps } from './useFormField'

// The editor and the uploads are heavy: they come when a form that needs them opens.
const RichTextField = lazy(() => import('../richText/RichTextField'))
const ImageField = lazy(() => import('../images/ImageField'))
const ImagesField = lazy(() => import('../images/ImagesField'))

/** The widget for a field of any kind. A kind that a form cannot fill in has none. */
export function FieldInput(props: FieldInputProps) {
  const { field } = props
  switch (field.kind) {
    case 'text':
    case 'multiline':
    case 'slug':
      return <TextField {...props} />
    case 'count':
    case 'number':
    case 'money':
      return <NumberField {...props} />
    case 'boolean':
      return <FlagField {...props} />
    case 'choice':
      return <ChoiceField {...props} />
    case 'icon':
      return <IconField {...props} />
    case 'day':
      return <DayField {...props} />
    case 'reference':
      return field.reference ? <ReferenceField {...props} reference={field.reference} /> : null
    case 'references':
      return field.reference ? <ReferencesField {...props} reference={field.reference} /> : null
    case 'password':
      return <PasswordField {...props} />
    case 'items':
      return <ItemsField {...props} />
    case 'blocks':
      return <BlocksField {...props} />
    case 'richText':
      return (
        <Suspense fallback={<Skeleton variant="rounded" height={560} />}>
          <RichTextField {...props} />
        </Suspense>
      )
    case 'image':
      return (
        <Suspense fallback={<Skeleton variant="rounded" height={120} />}>
          <ImageField {...props} />
        </Suspense>
      )
    case 'images':
      return (
        <Suspense fallback={<Skeleton variant="rounded" height={120} />}>
          <ImagesField {...props} />
        </Suspense>
      )
    default:
      return null
  }
}
