import type { SheetCell } from '@shop/server/Sheet'
import type { ComponentType } from 'react'
import type {
  CatalogueQuery,
  FieldDescriptionFragment,
  FieldKind as FieldKindName,
  JobKind,
  ManagedEntityName,
} from '../../generated/graphql'

export type Language = 'nl' | 'en'
export type LocalizedText = Record<Language, string>

/** The words in which values are told. */
export interface ValueWords {
  language: Language
  yes: string
  no: string
}

/** The record that a value is of, as far as its text needs it. */
interface RecordAround {
  language?: Language
  referenced: Readonly<Record<string, { title: string }>>
}

type OfField = ComponentType<{ field: ManagedField; path: string }>
type OfValue = ComponentType<{ field: ManagedField; value: unknown; text: string }>

/** What a kind of field is in the back office: the one place that knows how its values are typed, shown and sent. */
export interface FieldKind {
  /** The widget of forms; null for what no form fills in. */
  Input: OfField | null
  /** A value that is there, as one line of text. */
  text(value: unknown, field: ManagedField, record: RecordAround, words: ValueWords): string
  /** A value that is there, as a file of a table holds it; null for what no table holds. */
  sheet: ((value: unknown) => SheetCell) | null
  /** A value that is there, as the API takes it; that of parts is put together of their fields. */
  sent(value: unknown): unknown

  /** How lists show a value, where its text is not enough. */
  Cell?: OfValue
  /** What is asked of a value that is an object. */
  selection?: string
  /** What a field holds before anything was filled in; null when not given. */
  empty?: unknown
  /** What is sent where nothing is filled in; null when not given. */
  absent?: unknown
  /** Words of any length, which give way to others in a list; long ones have more room. */
  room?(field: ManagedField): 'long' | 'short'
  /** Of a cell, where it is not one line of its own width. */
  cellStyle?: Readonly<Record<string, unknown>>
  /** The heading of its column may be folded. */
  isNarrow?: true
  /** Too much for a cell. */
  isLong?: true
  isNumeric?: true
  isWhole?: true
  /** In the shop's currency. */
  isAmount?: true
  /** Made by the server where it is left empty. */
  isMade?: true
  /** A record may be called after it, which does not tell it from others. */
  isChoice?: true
  /** What lists are narrowed down to, and the value of one that is chosen. */
  options?(field: ManagedField, words: ValueWords): { value: string; text: string }[]
  chosen?(value: string): unknown
  /** What people narrow lists down to by a first and a last value. */
  range?: {
    isDay?: true
    /** Of an end as it was typed; null for what is no value. */
    typed(text: string, end: 'From' | 'To'): string | number | null
    written(value: unknown, language: Language): string
    shown(value: unknown, language: Language): string
  }
  /** Words that people write: a line such as a title, several, or HTML. */
  words?: 'line' | 'lines' | 'html'
  /** Written in the language of its record: a translation begins without it. */
  isOfLanguage?: true
  /** The address of a record. */
  isAddress?: true
  /** Refers to other records, by their ids. */
  references?: 'one' | 'many'
  /** Of a block: the record that it takes its values from, and where they are changed. */
  isSource?: true
  /** Shows images, by their addresses. */
  images?: 'one' | 'many'
  /** Consists of parts with fields of their own: those of one list, or blocks of several types. */
  parts?: 'items' | 'blocks'
}

export type FieldKinds = Readonly<Record<FieldKindName, FieldKind>>

/** How the server describes one field of an entity, of a block or of a list item; only lists have fields themselves. */
export type ManagedField = Omit<FieldDescriptionFragment, 'kind'> & {
  kind: FieldKind
  fields?: readonly ManagedField[] | null
}
export type ManagedChoice = NonNullable<ManagedField['choices']>[number]

/** How the server describes one kind of record; `name` is also the resource's in react-admin. */
export type ManagedEntity = Omit<CatalogueQuery['managedEntities'][number], 'fields'> & {
  fields: readonly ManagedField[]
}

/** A screen with part of the form of an entity that has exactly one record. */
export type FormScreen = NonNullable<ManagedEntity['screens']>[number]

/** A type of block that a page may be built from; `name` is its key in `BlockInput`. */
export type ManagedBlock = Omit<CatalogueQuery['managedBlocks'][number], 'fields'> & {
  fields: readonly ManagedField[]
}

/** A name of the server's descriptions as its enum of them. */
export const entityName = (name: string): ManagedEntityName => name as ManagedEntityName

/** The same for an entity that is a kind of job. */
export const jobKind = (name: string): JobKind => name as JobKind
