import { Field, Int, ObjectType, registerEnumType } from 'type-graphql'
import { formSections } from '../fields/formSections.js'
import { icons } from '../fields/icons.js'
import { fieldKinds } from '../fields/kinds/fieldKinds.js'
import { JsonScalar } from '../fields/scalars.js'
import { LocalizedText } from '../i18n/LocalizedText.js'

const kindEnum = Object.fromEntries(Object.keys(fieldKinds).map((kind) => [kind, kind]))
registerEnumType(kindEnum, { name: 'FieldKind', description: 'What a field holds.' })
const sectionEnum = Object.fromEntries(formSections.map((section) => [section, section]))
registerEnumType(sectionEnum, { name: 'FormSection', description: 'The part of a form in which a field stands.' })

@ObjectType({ description: 'A value of a closed list, with its words.' })
export class ManagedChoice {
  @Field(() => String, { description: 'The name of the value in its enum.' })
  value: string

  @Field(() => LocalizedText, { description: 'Its words.' })
  label: LocalizedText
}

@ObjectType({ description: 'A field as a form and a list show it.' })
export class ManagedField {
  @Field(() => String, { description: 'Its name in this schema.' })
  name: string

  @Field(() => kindEnum, { description: 'What it holds.' })
  kind: string

  @Field(() => LocalizedText, { description: 'Its words.' })
  label: LocalizedText

  @Field(() => LocalizedText, { nullable: true, description: 'A line of help under it.' })
  help: LocalizedText | null

  @Field(() => Boolean, { description: 'Whether it must be filled in.' })
  required: boolean

  @Field(() => Boolean, { description: 'Set by the product itself.' })
  readOnly: boolean

  @Field(() => Boolean, { description: 'Sent along with a write and never answered.' })
  writeOnly: boolean

  @Field(() => Int, {
    nullable: true,
    description: 'Characters of a text, the greatest count or amount, or the longest list.',
  })
  max: number | null

  @Field(() => Int, { nullable: true, description: 'The least count or amount, in the unit of the field.' })
  min: number | null

  @Field(() => Boolean, { description: 'Whether no two records have the same.' })
  unique: boolean

  @Field(() => Boolean, { description: 'Whether the overview shows it.' })
  inList: boolean

  @Field(() => Boolean, { description: 'Whether lists are narrowed down by it.' })
  filterable: boolean

  @Field(() => Boolean, { description: 'Whether lists are sorted by it.' })
  sortable: boolean

  @Field(() => Boolean, {
    description: 'Whether lists are narrowed down to what lies from one value of it to another.',
  })
  hasRange: boolean

  @Field(() => Boolean, { description: 'Whether its text can name the shop, such as `{{shop.phone}}`.' })
  takesPlaceholders: boolean

  @Field(() => Boolean, { description: 'Whether it has one value for a record and its translation.' })
  isShared: boolean

  @Field(() => [ManagedChoice], {
    nullable: true,
    description: 'Its values, where these are a closed list; a text has several of them, separated by commas.',
  })
  choices: ManagedChoice[] | null

  @Field(() => String, { nullable: true, description: 'The managed entity that is referred to.' })
  reference: string | null

  @Field(() => sectionEnum, { description: 'The part of a form in which it stands.' })
  section: string

  @Field(() => LocalizedText, { description: 'The words for that part.' })
  sectionLabel: LocalizedText

  @Field(() => [Int], { nullable: true, description: 'How many items a list may have; any number when null.' })
  counts: readonly number[] | null

  @Field(() => LocalizedText, { nullable: true, description: 'What one item of a list is called.' })
  itemLabel: LocalizedText | null

  @Field(() => [ManagedField], { nullable: true, description: 'The fields of the items of a list.' })
  fields: ManagedField[] | null

  @Field(() => JsonScalar, { nullable: true, description: 'What a new record begins with.' })
  defaultValue: unknown
}

@ObjectType({ description: 'A screen with part of the form of an entity that has one record.' })
export class ManagedScreen {
  @Field(() => String, { description: 'Its address below that of the entity.' })
  address: string

  @Field(() => LocalizedText, { description: 'Its words.' })
  label: LocalizedText

  @Field(() => icons.enumType, { description: 'Its drawing in the menu.' })
  icon: string

  @Field(() => [sectionEnum], { description: 'The parts of the form that it shows.' })
  sections: readonly string[]
}

@ObjectType({ description: 'An entity as the back office shows it.' })
export class ManagedEntityType {
  @Field(() => Boolean, {
    description: 'Whether the shop uses the part that it belongs to; its operations are gone otherwise.',
  })
  isInUse: boolean

  @Field(() => String, { description: 'Its name in this schema.' })
  name: string

  @Field(() => String, { description: 'Its type in this schema.' })
  type: string

  @Field(() => String, { description: 'Its list in this schema.' })
  plural: string

  @Field(() => String, { description: 'Its address in the back office.' })
  section: string

  @Field(() => LocalizedText, { description: 'Its words.' })
  label: LocalizedText

  @Field(() => LocalizedText, { description: 'The words for several.' })
  pluralLabel: LocalizedText

  @Field(() => icons.enumType, { description: 'Its drawing in the menu.' })
  icon: string

  @Field(() => String, { description: 'The field that names a record.' })
  titleField: string

  @Field(() => Boolean, { description: 'Whether there is a list.' })
  hasList: boolean

  @Field(() => String, { nullable: true, description: 'The operation that adds one, if a client can.' })
  createdBy: string | null

  @Field(() => String, { nullable: true, description: 'The operation that changes one, if a client can.' })
  updatedBy: string | null

  @Field(() => [ManagedScreen], {
    nullable: true,
    description: 'The screens of its form, for an entity with exactly one record, which has no id.',
  })
  screens: ManagedScreen[] | null

  @Field(() => Boolean, { description: 'Whether the back office adds records.' })
  canCreate: boolean

  @Field(() => Boolean, { description: 'Whether records can be changed.' })
  canEdit: boolean

  @Field(() => Boolean, { description: 'Whether records can be deleted.' })
  canDelete: boolean

  @Field(() => Boolean, { description: 'Whether an id can be reserved.' })
  hasNextId: boolean

  @Field(() => Boolean, { description: 'Whether a record is there for one language.' })
  hasLanguage: boolean

  @Field(() => Boolean, { description: 'Whether a record has a sibling in the other language.' })
  isTranslated: boolean

  @Field(() => String, { nullable: true, description: 'The field that leads to the sibling in the other language.' })
  translationField: string | null

  @Field(() => String, { nullable: true, description: 'Its address under `/cougarXr7/preview`.' })
  previewSection: string | null

  @Field(() => [String], { description: 'The fields that the overview itself changes, by `changeRecords`.' })
  editedInList: string[]

  @Field(() => [ManagedField], { description: 'Its fields in the order of the form.' })
  fields: ManagedField[]
}

@ObjectType({ description: 'A kind of block that a page may be built from.' })
export class ManagedBlock {
  @Field(() => Boolean, {
    description: 'Whether the shop uses the part that it belongs to; visitors do not see it otherwise.',
  })
  isInUse: boolean

  @Field(() => String, { description: 'Its key in BlockInput.' })
  name: string

  @Field(() => String, { description: 'Its type in this schema.' })
  type: string

  @Field(() => LocalizedText, { description: 'Its words.' })
  label: LocalizedText

  @Field(() => [ManagedField], { description: 'Its fields in the order of the form.' })
  fields: ManagedField[]
}
