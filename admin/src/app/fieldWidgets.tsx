import Skeleton from '@mui/material/Skeleton'
import { type ComponentType, lazy, Suspense } from 'react'
import { BlocksField } from '../generate/blocks/BlocksField'
import { ItemsField } from '../generate/blocks/ItemsField'
import type { FieldWidgets } from '../generate/field/FieldInput'
import type { FieldInputProps } from '../generate/field/useFormField'
import { ChoiceField } from '../generate/inputs/ChoiceField'
import { DayField } from '../generate/inputs/DayField'
import { FlagField } from '../generate/inputs/FlagField'
import { IconField } from '../generate/inputs/IconField'
import { NumberField } from '../generate/inputs/NumberField'
import { PasswordField } from '../generate/inputs/PasswordField'
import { TextField } from '../generate/inputs/TextField'
import { ReferenceField } from '../generate/references/ReferenceField'
import { ReferencesField } from '../generate/references/ReferencesField'

/** The editor and the uploads are heavy: they are loaded when a form that needs them opens. */
function lazyWidget(
  load: () => Promise<{ default: ComponentType<FieldInputProps> }>,
  height: number,
): ComponentType<FieldInputProps> {
  const Widget = lazy(load)
  return (props) => (
    <Suspense fallback={<Skeleton variant="rounded" height={height} />}>
      <Widget {...props} />
    </Suspense>
  )
}

function Reference(props: FieldInputProps) {
  const { reference } = props.field
  return reference && <ReferenceField {...props} reference={reference} />
}

function References(props: FieldInputProps) {
  const { reference } = props.field
  return reference && <ReferencesField {...props} reference={reference} />
}

export const fieldWidgets: FieldWidgets = {
  text: TextField,
  multiline: TextField,
  slug: TextField,
  count: NumberField,
  number: NumberField,
  money: NumberField,
  boolean: FlagField,
  choice: ChoiceField,
  icon: IconField,
  day: DayField,
  reference: Reference,
  references: References,
  password: PasswordField,
  items: ItemsField,
  blocks: BlocksField,
  richText: lazyWidget(() => import('../generate/richText/RichTextField'), 560),
  image: lazyWidget(() => import('../generate/images/ImageField'), 120),
  images: lazyWidget(() => import('../generate/images/ImagesField'), 120),
  address: null,
  children: null,
  instant: null,
  pair: null,
  records: null,
  translation: null,
}
