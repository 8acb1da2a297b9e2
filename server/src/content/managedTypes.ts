import { Field, Int, ObjectType, registerEnumType } from 'type-graphql'
import { fieldKinds, formSections } from '../fields/FieldDescription.js'
import { icons } from '../fields/icons.js'
import { JsonScalar } from '../fields/scalars.js'
import { LocalizedText } from '../i18n/LocalizedText.js'

const kindEnum = Object.fromEntries(fieldKinds.map((kind) => [kind, kind]))
registerEnumType(kindEnum, { name: 'FieldKind', description: 'What a field holds.' })
const sectionEnum = Object.fromEntries(formSections.map((section) => [section, section]))
registerEnumType(sectionEnum, { name: 'FormSection', description: 'The part of a form in which a field stands.' })

@ObjectType({ description: 'A value of a closed list, with its words.' })
export class ManagedChoice {
  @Field(() => String, { description: 'The name of the value in its enum.' })
  value: string

  @Field(() => LocalizedText)
  label: LocalizedText
}

@ObjectType({ description: 'A field as a form and a list show it.' })
export class ManagedField {
  @Field(() => String)
  name: string

  @Field(() => kindEnum)
  kind: string

  @Field(() => LocalizedText)
  label: LocalizedText

  @Field(() => LocalizedText, { nullable: true })
  help: LocalizedText | null

  @Field(() => Boolean)
  required: boolean

  @Field(() => Boolean, { description: 'Set by the product itself.' })
  readOnly: boolean

  @Field(() => Int, { nullable: true, description: 'Characters of a text, or the greatest count.' })
  max: number | null

  @Field(() => Int, { nullable: true, description: 'The least count or amount, in the unit of the field.' })
  min: number | null

  @Field(() => Boolean)
  unique: boolean

  @Field(() => Boolean)
  inList: boolean

  @Field(() => Boolean)
  filterable: boolean

  @Field(() => Boolean)
  sortable: boolean

  @Field(() => [ManagedChoice], { nullable: true })
  choices: ManagedChoice[] | null

  @Field(() => String, { nullable: true, description: 'The managed entity that is referred to.' })
  reference: string | null

  @Field(() => sectionEnum)
  section: string

  @Field(() => LocalizedText)
  sectionLabel: LocalizedText

  @Field(() => [Int], { nullable: true, description: 'How many items a list may have; any number when null.' })
  counts: readonly number[] | null

  @Field(() => [ManagedField], { nullable: true, description: 'The fields of the items of a list.' })
  fields: ManagedField[] | null

  @Field(() => JsonScalar, { nullable: true })
  defaultValue: unknown
}

@ObjectType({ description: 'An entity as the back office shows it.' })
export class ManagedEntityType {
  @Field(() => String)
  name: string

  @Field(() => String, { description: 'Its type in this schema.' })
  type: string

  @Field(() => String, { description: 'Its list in this schema.' })
  plural: string

  @Field(() => String, { description: 'Its address in the back office.' })
  section: string

  @Field(() => LocalizedText)
  label: LocalizedText

  @Field(() => LocalizedText)
  pluralLabel: LocalizedText

  @Field(() => icons.enumType)
  icon: string

  @Field(() => String, { description: 'The field that names a record.' })
  titleField: string

  @Field(() => Boolean)
  canCreate: boolean

  @Field(() => Boolean)
  canEdit: boolean

  @Field(() => Boolean)
  canDelete: boolean

  @Field(() => Boolean)
  hasNextId: boolean

  @Field(() => Boolean)
  hasLanguage: boolean

  @Field(() => Boolean)
  isTranslated: boolean

  @Field(() => String, { nullable: true, description: 'The field that leads to the sibling in the other language.' })
  translationField: string | null

  @Field(() => String, { nullable: true, description: 'Its address under `/cougarXr7/preview`.' })
  previewSection: string | null

  @Field(() => [ManagedField])
  fields: ManagedField[]
}

@ObjectType({ description: 'A kind of block that a page may be built from.' })
export class ManagedBlock {
  @Field(() => String, { description: 'Its key in BlockInput.' })
  name: string

  @Field(() => String, { description: 'Its type in this schema.' })
  type: string

  @Field(() => LocalizedText)
  label: LocalizedText

  @Field(() => [ManagedField])
  fields: ManagedField[]
}
