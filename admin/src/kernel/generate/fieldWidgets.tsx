import { BlocksField } from './blocks/BlocksField'
import { ItemsField } from './blocks/ItemsField'
import type { FieldWidgets } from './field/FieldInput'
import { lazyWidget } from './field/lazyWidget'
import type { FieldInputProps } from './field/useFormField'
import { FolderField } from './images/FolderField'
import { ChoiceField } from './inputs/ChoiceField'
import { ColorField } from './inputs/ColorField'
import { DayField } from './inputs/DayField'
import { FlagField } from './inputs/FlagField'
import { IconField } from './inputs/IconField'
import { NumberField } from './inputs/NumberField'
import { PasswordField } from './inputs/PasswordField'
import { TextField } from './inputs/TextField'
import { ReferenceField } from './references/ReferenceField'
import { ReferencesField } from './references/ReferencesField'

function Reference(props: FieldInputProps) {
  const { reference } = props.field
  return reference && <ReferenceField {...props} reference={reference} />
}

function Count(props: FieldInputProps) {
  return props.field.choices ? <ChoiceField {...props} /> : <NumberField {...props} />
}

function References(props: FieldInputProps) {
  const { reference } = props.field
  return reference && <ReferencesField {...props} reference={reference} />
}

/** The editor and the uploads are heavy: they are loaded when a form that needs them opens. */
export const fieldWidgets: FieldWidgets = {
  text: TextField,
  multiline: TextField,
  slug: TextField,
  count: Count,
  decimal: NumberField,
  number: NumberField,
  money: NumberField,
  boolean: FlagField,
  choice: ChoiceField,
  choices: lazyWidget(() => import('./inputs/ChoicesField'), 160),
  color: ColorField,
  icon: IconField,
  day: DayField,
  reference: Reference,
  references: References,
  password: PasswordField,
  mediaFolder: FolderField,
  items: ItemsField,
  blocks: BlocksField,
  richText: lazyWidget(() => import('./richText/RichTextField'), 560),
  image: lazyWidget(() => import('./images/ImageField'), 120),
  images: lazyWidget(() => import('./images/ImagesField'), 120),
  address: null,
  children: null,
  folderImages: null,
  instant: null,
  pair: null,
  records: null,
  translation: null,
}
