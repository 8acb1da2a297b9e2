import type { Choice } from './Choice.js'

/** The kind of a field's value, which determines the column, the API's type, the rules and the back-office widget. */
export const fieldKinds = [
  'address',
  'blocks',
  'boolean',
  'children',
  'choice',
  'choices',
  'color',
  'count',
  'day',
  'decimal',
  'folderImages',
  'icon',
  'image',
  'images',
  'instant',
  'items',
  'mediaFolder',
  'money',
  'multiline',
  'number',
  'pair',
  'password',
  'records',
  'reference',
  'references',
  'richText',
  'slug',
  'text',
  'translation',
] as const
export type FieldKind = (typeof fieldKinds)[number]

/** The section of the form that shows a field. */
export const formSections = [
  'content',
  'images',
  'intake',
  'details',
  'menu',
  'search',
  'priceFinder',
  'related',
  'options',
  'shop',
  'contact',
  'address',
  'company',
  'replies',
  'intakeTerms',
  'quotes',
  'remoteSupport',
  'hours',
  'agenda',
  'confirmation',
  'look',
  'mail',
  'reminders',
  'reviews',
  'parts',
] as const
export type FormSection = (typeof formSections)[number]

export type Class<T extends object = object> = new () => T

/** What a text is, with rules and a way to store it beyond those of its kind. */
export type TextForm =
  | 'email'
  /** Has to be a phone number, with remarks beside it or not. */
  | 'phone'
  /** Where a phone number is expected, but nothing is refused. */
  | 'anyPhone'
  | 'postcode'
  | 'bankAccount'
  | 'vatNumber'
  /** Of the chamber of commerce. */
  | 'companyNumber'
  | 'anchor'
  | 'link'
  | 'quantity'

/** One field of an entity, block or list item: the single description of everything about it. */
export interface FieldDescription {
  name: string
  kind: FieldKind
  /** Must have a value; an optional field is null when empty (a boolean is false). */
  required: boolean
  /** Characters, for texts. */
  max?: number
  /** For counts (whole numbers), money (cents) and the fewest items of a list. */
  min?: number
  /** The greatest count, decimal number or amount (cents), or the longest list of references. */
  most?: number
  /** The only counts that are taken; another one that was stored before stays until its field is written. */
  numbers?: readonly number[]
  form?: TextForm
  choice?: Choice
  /** Lists addresses of sections of the back office, separated by commas, which are shown by their names. */
  namesSections?: boolean
  /** The target of a reference, or the type of a list's items. */
  target?: () => Class
  /** The kinds of block that a page may be built from. */
  blockTypes?: () => readonly Class[]
  /** Computed from the record when it is read; has no column. */
  derive?: (record: never) => unknown
  /** The fields that it is computed from. */
  derivedFrom?: readonly string[]
  /** Computed from the whole record whenever it is written, and stored; of a writable field it has the last word. */
  computed?: (record: never, country: string) => unknown
  /** Whether it is computed with the country of the shop, and again when that changes. */
  isNational?: boolean
  /** Whether it says the country of the shop, by which national fields are computed. */
  isCountry?: boolean
  /** Never answered, such as a form of another field that searches need. */
  hidden?: boolean
  /** Accepted with a write but not stored in the record, such as a password; never returned. */
  writeOnly?: boolean
  /** The allowed numbers of items in a list; any number when not given. */
  counts?: readonly number[]
  /** The database enforces uniqueness, ignoring case: within a language, or over both. */
  unique?: 'language' | 'kind'
  /** The field that a url is generated from, that names a folder, or that refers to the parent in front of an address. */
  from?: string
  default?: unknown
  section: FormSection
  /** Shown as a column of the back office's overview. */
  inList: boolean
  filterable: boolean
  sortable: boolean
  /** The stored field that has its order, where that of its own values is another. */
  sortedBy?: string
  /** Returned to visitors. */
  public: boolean
  /** Set by the product itself, never by a client. */
  readOnly: boolean
  /** Of a reference: the texts of its target by which the records that refer to it are found. */
  searchedBy?: readonly string[]
  /** Of a text: `search` looks in it, though it is no column of the overview. */
  searched?: boolean
  /** The form in which a search term may stand in this field; null where it cannot. The term itself when not given. */
  searchedAs?: (term: string) => string | null
  /** Of a reference: what its target has to be, instead of one that the viewer's role may see. */
  among?: Readonly<Record<string, unknown>>
  /** The message for a missing required value, instead of the general one. */
  requiredText?: 'field.overviewImage'
}

const descriptions = new WeakMap<object, FieldDescription[]>()

/** Adds a field to a class, for the decorators. */
export function describeField(prototype: object, field: FieldDescription): void {
  const own = descriptions.get(prototype)
  if (own) own.push(field)
  else descriptions.set(prototype, [field])
}

/** All fields of a class, those of the classes it extends first. */
export function fieldsOf(type: Class): FieldDescription[] {
  const fields: FieldDescription[] = []
  for (let prototype = type.prototype; prototype; prototype = Object.getPrototypeOf(prototype)) {
    fields.unshift(...(descriptions.get(prototype) ?? []))
  }
  return fields
}

/** Fields that the database has a column for. */
export function isStored(field: FieldDescription): boolean {
  return (
    !field.derive && !field.writeOnly && !['children', 'folderImages', 'records', 'translation'].includes(field.kind)
  )
}

/** Kinds of field that always have a value, given or generated. */
const filled: readonly FieldKind[] = ['address', 'children', 'folderImages', 'records', 'slug']

export function isNullable(field: FieldDescription): boolean {
  return !field.required && field.default === undefined && !filled.includes(field.kind)
}

/** Fields that a client may send. */
export function isWritable(field: FieldDescription): boolean {
  return (isStored(field) || field.writeOnly === true) && !field.readOnly
}

/** Fields that an answer may hold. */
export function isAnswered(field: FieldDescription): boolean {
  return !field.writeOnly && !field.hidden && field.kind !== 'pair'
}

export function fieldOf(type: Class, name: string): FieldDescription | undefined {
  return fieldsOf(type).find((field) => field.name === name)
}
