import type { ValidationOptions } from 'class-validator'
import type { ColumnOptions } from 'typeorm'
import type { Message } from '../i18n/say.js'
import type { CellHints, CellReading, FilledCell } from './CellReading.js'
import type { Choice } from './Choice.js'
import type { FormSection } from './formSections.js'
import type { TextForm } from './TextForm.js'

export type Class<T extends object = object> = new () => T

/** The values of a record or of a part of one, by the names of their fields. */
export type FieldValues = Record<string, unknown>

/** A type of the API: a class, a scalar, an enum, or a list of one of them. */
export type ApiType = object

/** To whose input a rule is added, and how it names an entry of the catalogue. */
export interface RuleTelling {
  of: Class
  says(key: Message['key'], values?: Message['values']): ValidationOptions
}

/** What an answer reads for a value that stands for more than itself. */
export type LeadsTo =
  /** One of another entity, by its id. */
  | 'record'
  /** Several, by their ids in order. */
  | 'records'
  /** Those that refer to this one. */
  | 'children'
  /** The record in the other language. */
  | 'sibling'
  | 'image'
  | 'images'
  /** The images of a folder. */
  | 'folder'
  /** Records that a part of a page shows by a rule of its own. */
  | 'found'

/** What a cell of a table says for a field. */
export type CellReader = (field: FieldDescription, cell: FilledCell, hints: CellHints) => CellReading

/** What a kind of field is: the one place that knows how its values are stored, sent, checked and answered. */
export interface FieldKind {
  /** The column of a value; null where nothing is stored. */
  column: ((field: FieldDescription) => ColumnOptions) | null
  /** The column of another entity whose values it holds; the entity by its name where descriptions cannot import it. */
  foreignKey?(field: FieldDescription): { target: () => Class | string; column: string }
  /** Its type in answers; null for what is never answered. `typeOf` returns that of another entity. */
  output: ((field: FieldDescription, typeOf: (target: Class) => Class) => ApiType) | null
  /** What a client sends; null where it sends nothing. */
  input: {
    type(field: FieldDescription): ApiType
    /** The rules of a value that is there, in the order in which the first that is broken is told. */
    rules(field: FieldDescription, telling: RuleTelling): PropertyDecorator[]
    /** A value as it is stored, of what was sent and is not null. `whole` adds the defaults of a part's fields. */
    normalised(
      field: FieldDescription,
      value: unknown,
      whole: (type: Class, values: FieldValues) => FieldValues,
    ): unknown
  } | null
  /** What a cell of an imported table says; missing where none does, or where it names what has to be looked up. */
  fromCell?: CellReader
  /** By what lists are narrowed down, and whether a part of the value is enough; null for what no list is. */
  filter: { type(field: FieldDescription): ApiType; isByPart?: true } | null

  /** Always has a value, given or generated. */
  isFilled?: true
  /** No form shows it: links between siblings, and what has a query of its own. */
  isFormless?: true
  /** Beside the words of a field in the description of the API. */
  unit?: string
  /** Values have an order that people ask for by a first and a last one. */
  isOrdered?: true
  /** Lists are narrowed down to one of few values. */
  hasFewValues?: true
  /** Links a record with its sibling. */
  isPair?: true
  /** Whether it is stored a second time as it is compared. */
  isCompared?(field: FieldDescription): boolean
  /** Whether `search` looks in it, by itself. */
  isSearched?(field: FieldDescription, isTitle: boolean): boolean
  /** What an amount in the column is for people and programs. */
  inUnits?(stored: number): number
  /** What its JSON schema says of its bounds. */
  jsonBounds?(field: FieldDescription): FieldValues
  /** What stands for a value that is not there yet, such as in a preview. */
  blank?: unknown

  /** Words that people read: a line such as a title, several, or HTML. */
  words?: 'line' | 'lines' | 'html'
  /** Part of the address of a record: all of it, or the end. */
  address?: 'whole' | 'end'
  /** What makes another value of one that is taken. */
  another?(number: number): string

  leadsTo?: LeadsTo
  /** The records that a value refers to, and the same value without one of them. */
  references?: { ids(value: unknown): number[]; without(value: unknown, id: number): unknown }
  /** Of a part: the record that it refers to is where its other values come from, and where they are changed. */
  isSource?: true
  /** The images of a value, and where in it each stands. */
  images?(value: unknown): { path: string; url: string }[]
  /** The parts that a value consists of, which have fields of their own. */
  parts?: {
    types(field: FieldDescription): readonly Class[]
    typeOf(field: FieldDescription, part: FieldValues): Class | undefined
    /** What stands before the names of its fields in a path: `faq.`, or nothing. */
    prefix(part: FieldValues): string
    /** A stored part as a client sends it, with these values. */
    sent(field: FieldDescription, part: FieldValues, values?: object): object
  }
}

/** One field of an entity, block or list item: the single description of everything about it. */
export interface FieldDescription {
  name: string
  kind: FieldKind
  /** Must have a value; an optional field is null when empty (a boolean is false). */
  required: boolean
  /** For counts (whole numbers), money (cents) and the fewest items of a list. */
  min?: number
  /** Of a text its characters, of a count, decimal number or amount (cents) the greatest, of references how many. */
  max?: number
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
  /** What visitors read in the place of its value, such as what something costs now. */
  visitorsRead?: (record: never) => unknown
  /** The fields that it is computed from, or what visitors read of it. */
  derivedFrom?: readonly string[]
  /** Computed from the whole record whenever it is written, and stored; of a writable field it has the last word. */
  computed?: (record: never, country: string) => unknown
  /** Whether it is computed with the country of the shop, and again when that changes. */
  isNational?: boolean
  /** Whether it says the country of the shop, by which national fields are computed. */
  isCountry?: boolean
  /** Never answered, such as a form of another field that searches need. */
  hidden?: boolean
  /** No form of the back office shows it, and programs read and write it all the same. */
  formless?: boolean
  /** Accepted with a write but not stored in the record, such as a password; never returned. */
  writeOnly?: boolean
  /** The allowed numbers of items in a list; any number when not given. */
  counts?: readonly number[]
  /** The database enforces uniqueness, ignoring case: within a language, or over both. */
  unique?: 'language' | 'kind'
  /** Never null, though it need not be sent: the product fills it in. */
  isFilled?: true
  /** The field that a url is generated from, that names a folder, or that refers to the parent in front of an address. */
  from?: string
  default?: unknown
  section: FormSection
  /** Shown as a column of the back office's overview. */
  inList: boolean
  filterable: boolean
  /** Changed in the overview itself, of one record or of many at once: a number, an amount, a choice or a reference. */
  editedInList?: boolean
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
  /**
   * A fact of the thing itself: one value for the record and its sibling, whichever of them is written. Of a reference it is
   * the pair of the target that they share.
   */
  shared?: true
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

/** All fields of a class, those of the classes it extends first; one that it describes anew is as it says. */
export function fieldsOf(type: Class): FieldDescription[] {
  const fields: FieldDescription[] = []
  for (let prototype = type.prototype; prototype; prototype = Object.getPrototypeOf(prototype)) {
    const known = new Set(fields.map(({ name }) => name))
    fields.unshift(...(descriptions.get(prototype) ?? []).filter(({ name }) => !known.has(name)))
  }
  return fields
}

/** Fields that the database has a column for. */
export function isStored({ derive, writeOnly, kind }: FieldDescription): boolean {
  return !derive && !writeOnly && kind.column !== null
}

export function isNullable(field: FieldDescription): boolean {
  return !field.required && field.default === undefined && !field.isFilled && !field.kind.isFilled
}

/** Fields that a client may send. */
export function isWritable(field: FieldDescription): boolean {
  return (isStored(field) || field.writeOnly === true) && !field.readOnly
}

/** Fields that an answer may hold. */
export function isAnswered({ writeOnly, hidden, kind }: FieldDescription): boolean {
  return !writeOnly && !hidden && kind.output !== null
}

export function fieldOf(type: Class, name: string): FieldDescription | undefined {
  return fieldsOf(type).find((field) => field.name === name)
}
