export type Language = 'nl' | 'en'
export type LocalizedText = Record<Language, string>

export type FieldKind =
  | 'text'
  | 'multiline'
  | 'richText'
  | 'boolean'
  | 'count'
  | 'number'
  | 'money'
  | 'choice'
  | 'reference'
  | 'references'
  | 'image'
  | 'images'
  | 'items'
  | 'blocks'
  | 'slug'
  | 'address'
  | 'day'
  | 'instant'
  | 'password'
  | 'icon'

export interface ManagedChoice {
  /** The name of the GraphQL enum's value. */
  value: string
  label: LocalizedText
}

/** What the server tells about one field of an entity, of a block or of a list item. */
export interface ManagedField {
  name: string
  kind: FieldKind
  label: LocalizedText
  help: LocalizedText | null
  required: boolean
  readOnly: boolean
  /** Taken along with a save and never answered, such as a password. */
  writeOnly: boolean
  /** The greatest length of a text, the greatest value of a number, the most references. */
  max: number | null
  min: number | null
  unique: boolean
  inList: boolean
  filterable: boolean
  sortable: boolean
  choices: ManagedChoice[] | null
  /** The name of the entity that is pointed at. */
  reference: string | null
  section: string
  sectionLabel: LocalizedText
  /** Lengths that a list of items may have; null when any is good. */
  counts: number[] | null
  /** What one of a list's items is called. */
  itemLabel: LocalizedText | null
  /** The fields of a list's items. */
  fields: ManagedField[] | null
  defaultValue: unknown
}

/** What the server tells about one kind of record. */
export interface ManagedEntity {
  /** `newsItem`: the name of the resource in react-admin and of the query for one record. */
  name: string
  /** `NewsItem`: the GraphQL type. */
  type: string
  /** `newsItems`: the query for a list. */
  plural: string
  /** `nieuws`: its part of the address. */
  section: string
  label: LocalizedText
  pluralLabel: LocalizedText
  icon: string
  titleField: string
  /** Whether there is a list of them at all. */
  hasList: boolean
  /** The mutation that adds one, such as `createProduct`; null where none does. */
  createdBy: string | null
  canEdit: boolean
  canDelete: boolean
  hasNextId: boolean
  hasLanguage: boolean
  isTranslated: boolean
  /** The field that holds `{id, language}` of the sibling in the other language. */
  translationField: string | null
  previewSection: string | null
  fields: ManagedField[]
}

/** A type of block that a page may be built from. */
export interface ManagedBlock {
  /** The key in `BlockInput`. */
  name: string
  /** The GraphQL type. */
  type: string
  label: LocalizedText
  fields: ManagedField[]
}
