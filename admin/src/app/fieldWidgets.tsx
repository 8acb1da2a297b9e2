import Skeleton from '@mui/material/Skeleton'
import { useResourceContext } from 'ra-core'
import { type ComponentType, lazy, Suspense } from 'react'
import { BlocksField } from '../kernel/generate/blocks/BlocksField'
import { ItemsField } from '../kernel/generate/blocks/ItemsField'
import type { FieldWidgets } from '../kernel/generate/field/FieldInput'
import type { FieldInputProps } from '../kernel/generate/field/useFormField'
import { FolderField } from '../kernel/generate/images/FolderField'
import { ChoiceField } from '../kernel/generate/inputs/ChoiceField'
import { ColorField } from '../kernel/generate/inputs/ColorField'
import { DayField } from '../kernel/generate/inputs/DayField'
import { FlagField } from '../kernel/generate/inputs/FlagField'
import { IconField } from '../kernel/generate/inputs/IconField'
import { NumberField } from '../kernel/generate/inputs/NumberField'
import { PasswordField } from '../kernel/generate/inputs/PasswordField'
import { TextField } from '../kernel/generate/inputs/TextField'
import { ReferenceField } from '../kernel/generate/references/ReferenceField'
import { ReferencesField } from '../kernel/generate/references/ReferencesField'

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

function Count(props: FieldInputProps) {
  return props.field.choices ? <ChoiceField {...props} /> : <NumberField {...props} />
}

function References(props: FieldInputProps) {
  const { reference } = props.field
  return reference && <ReferencesField {...props} reference={reference} />
}

const jobLines = lazyWidget(() => import('../features/jobs/lines/JobLinesField'), 160)
const jobCosts = lazyWidget(() => import('../features/jobs/costs/JobCostsField'), 56)
const staff = lazyWidget(() => import('../features/staff/StaffField'), 56)

/** Fields with a widget of their own, by entity and field. */
const ownWidgets: Readonly<Record<string, ComponentType<FieldInputProps>>> = {
  'statusNewPc.lines': jobLines,
  'statusRepair.lines': jobLines,
  'quote.lines': lazyWidget(() => import('../features/quotes/QuoteLinesField'), 160),
  'statusNewPc.costs': jobCosts,
  'statusRepair.costs': jobCosts,
  'statusNewPc.assignedTo': staff,
  'statusRepair.assignedTo': staff,
  'shopSettings.openingHours': lazyWidget(() => import('../features/shop/hours/WeekField'), 420),
  'shopSettings.openingExceptions': lazyWidget(() => import('../features/shop/hours/ExceptionsField'), 420),
}

/** A kind's widget, but for the fields that have one of their own. */
function unlessOwn(Common: ComponentType<FieldInputProps>): ComponentType<FieldInputProps> {
  return (props) => {
    const Widget = ownWidgets[`${useResourceContext()}.${props.path}`] ?? Common
    return <Widget {...props} />
  }
}

export const fieldWidgets: FieldWidgets = {
  text: TextField,
  multiline: TextField,
  slug: TextField,
  count: Count,
  decimal: NumberField,
  number: NumberField,
  money: unlessOwn(NumberField),
  boolean: FlagField,
  choice: ChoiceField,
  choices: lazyWidget(() => import('../kernel/generate/inputs/ChoicesField'), 160),
  color: ColorField,
  icon: IconField,
  day: DayField,
  reference: unlessOwn(Reference),
  references: References,
  password: PasswordField,
  mediaFolder: FolderField,
  items: unlessOwn(ItemsField),
  blocks: BlocksField,
  richText: lazyWidget(() => import('../kernel/generate/richText/RichTextField'), 560),
  image: lazyWidget(() => import('../kernel/generate/images/ImageField'), 120),
  images: lazyWidget(() => import('../kernel/generate/images/ImagesField'), 120),
  address: null,
  children: null,
  folderImages: null,
  instant: null,
  pair: null,
  records: null,
  translation: null,
}
