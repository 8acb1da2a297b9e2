import { ObjectType } from 'type-graphql'
import { Entity, Index } from 'typeorm'
import type { Colleagues } from '../shared/staffRights.js'
import type { ValueOf } from './Choice.js'
import { addCheck, type Check } from './checks.js'
import { type Class, type FieldDescription, fieldsOf, isAnswered, isStored } from './FieldDescription.js'
import type { FormSection } from './formSections.js'
import type { Grants } from './Grants.js'
import type { icons } from './icons.js'
import { isKeyed, keyProperty, orderProperty } from './keys.js'
import { addOutputFields, ownerOf } from './outputTypes.js'
import { hasRange } from './ranges.js'
import { addColumn } from './tableColumns.js'

type Icon = ValueOf<typeof icons>

export const recordOperations = ['list', 'read', 'create', 'update', 'delete'] as const
export type RecordOperation = (typeof recordOperations)[number]

/** A screen of the back office with part of a record's form. */
export interface FormScreen {
  /** The last part of its address: `/cougarXr7/{section}/{address}`. */
  address: string
  icon: Icon
  /** What it shows: the fields of these sections. Without a field there is no screen. */
  sections: readonly FormSection[]
}

export interface ManagedOptions {
  /** The name of its list in the API, and the prefix of related names: `newsItems`. */
  plural: string
  /** Its address in the back office: `/cougarXr7/{section}/overzicht`. */
  section: string
  /** The field that names a record in messages and dialogs. */
  titleField: string
  icon: Icon
  /** Whether a client may reserve an id before it adds a record. */
  hasNextId: boolean
  /** The operations that exist for its records; all when not given. */
  operations?: readonly RecordOperation[]
  /** The operation that creates a record, where it is not named after the type: `register` for a customer. */
  createdBy?: string
  /** The operation that changes a record, where it is not named after the type. */
  updatedBy?: string
  /**
   * Of an entity with exactly one record, which is always there: the screens that its form is divided into. Its operations
   * take no id.
   */
  screens?: readonly FormScreen[]
  /** Whether the back office adds records by an operation and a form of their own. */
  hasOwnForm?: boolean
  /** Whether visitors can read it; true when not given. */
  isPublic?: boolean
  /** Whether what visitors see follows from it, such as which times are free; as `isPublic` when not given. */
  shapesSite?: boolean
  /** Whether its texts are shown as they were written, without placeholders: the words of others, and the shop itself. */
  isVerbatim?: boolean
  /** Whether its texts name prices all the same, among placeholders of its own that its check knows. */
  namesPrices?: boolean
  /** Validates its fields together. */
  check?: Check
  /** The address of the preview of an unpublished record: `/cougarXr7/preview/{previewSection}/{id}`. */
  previewSection?: string
  /** Combinations of fields that lists are filtered and sorted by, beyond those of the fields; each gets an index. */
  listedBy?: readonly (readonly string[])[]
  /** Whether a shop has so few of them that lists need no index: what an owner makes by hand, and not what happens in a shop. */
  hasFew?: boolean
  /** What each role may do with its records. */
  grants: Grants
  /** How far each right of colleagues goes with its records, of what the owner may; nothing when not given. */
  colleagues?: Colleagues
  description: string
}

/** What the product knows of an entity: its options, its names and its fields. */
export interface ManagedEntity extends ManagedOptions {
  type: Class
  operations: readonly RecordOperation[]
  createdBy: string
  updatedBy: string
  isPublic: boolean
  shapesSite: boolean
  /** `newsItem` for NewsItem: the name of its one-record query, in the catalogue and in the limits of programs. */
  name: string
}

const managed = new Map<Class, ManagedEntity>()
const grantsByName = new Map<string, Grants>()
const colleaguesByName = new Map<string, Colleagues>()
const namesWithMoments = new Set<string>()

/** Turns a class with described fields into a table and a type of the API. */
export function Managed(options: ManagedOptions) {
  return (type: Class): void => {
    const name = ownerOf(type)
    const fields = fieldsOf(type)
    managed.set(type, {
      ...options,
      type,
      name,
      operations: options.operations ?? recordOperations,
      createdBy: options.createdBy ?? `create${type.name}`,
      updatedBy: options.updatedBy ?? `update${type.name}`,
      isPublic: options.isPublic ?? true,
      shapesSite: options.shapesSite ?? options.isPublic ?? true,
    })
    grantsByName.set(name, options.grants)
    colleaguesByName.set(name, options.colleagues ?? {})
    if (fields.some((field) => field.name === 'visibleFrom')) namesWithMoments.add(name)
    if (options.check) addCheck(type, options.check)
    Entity()(type)
    for (const field of fields.filter(isStored)) addColumn(type, field)
    const titled = fields.find((field) => field.name === options.titleField)
    for (const names of listIndexes(fields, options, titled)) Index([...names])(type)
    ObjectType(type.name, { description: options.description })(type)
    addOutputFields(type, fields.filter(isAnswered), name, (target) => target)
  }
}

/** The columns that lists are read by, once each. A unique index of the same columns is there already. */
function listIndexes(
  fields: readonly FieldDescription[],
  { listedBy = [], hasFew = false }: Pick<ManagedOptions, 'listedBy' | 'hasFew'>,
  title: FieldDescription | undefined,
): (readonly string[])[] {
  const isOrder = (field: FieldDescription) => field.sortable && isKeyed(field) && !field.unique
  const orders = [
    ...listOrders(fields),
    ...(title && isOrder(title) ? [[keyProperty(title)]] : []),
    ...listedBy,
    ...(hasFew ? [] : columnOrders(fields)),
  ]
  const isLed = (name: string) => name === 'id' || orders.some(([first]) => first === name)
  const ranges = fields.filter((field) => hasRange(field) && !field.unique && !isLed(field.name))
  const all = [...orders, ...ranges.map(({ name }) => [name])]
  return [...new Map(all.map((names) => [names.join(), names])).values()]
}

/**
 * The sort orders of lists, which need an index: by id, and in the back office last changed first; of all records, of one
 * language, and of those that refer to the same record.
 */
function listOrders(fields: readonly FieldDescription[]): string[][] {
  const language = fields.some(({ name, inList }) => name === 'language' && inList) ? ['language'] : []
  const references = fields.filter(({ kind, filterable, unique }) => kind.leadsTo === 'record' && filterable && !unique)
  return [
    ['updatedAt'],
    ...(language.length > 0 ? [language, [...language, 'updatedAt']] : []),
    ...references.map(({ name }) => [...language, name, 'updatedAt']),
  ]
}

/**
 * By every column that a list can be sorted by, and, last changed first, by every choice that it can be narrowed down to:
 * of all records, and of one language where lists are of one.
 */
function columnOrders(fields: readonly FieldDescription[]): string[][] {
  const language = fields.find(({ name, filterable }) => name === 'language' && filterable)
  const alsoInLanguage = (names: string[]) => (language?.inList ? [names, ['language', ...names]] : [names])
  // Ties are in the order of their ids, which every index ends with.
  const sorted = fields.filter((field) => field.sortable && isStored(field) && !['id', 'language'].includes(field.name))
  const chosen = fields.filter(({ name, kind, filterable }) => filterable && name !== 'language' && kind.hasFewValues)
  return [
    ...(language ? [['language', 'updatedAt']] : []),
    ...sorted.filter(({ kind }) => kind.leadsTo !== 'record').flatMap((field) => sortedColumns(field, alsoInLanguage)),
    ...chosen.flatMap(({ name }) => alsoInLanguage([name, 'updatedAt'])),
  ]
}

function sortedColumns(field: FieldDescription, alsoInLanguage: (names: string[]) => string[][]): string[][] {
  const column = orderProperty(field)
  if (field.unique === 'kind') return []
  // The unique index is the one of each language.
  return field.unique === 'language' ? [[column]] : alsoInLanguage([column])
}

/** The id of the record of which there is only one. */
export const singleId = 1

/** Whether there is exactly one record. */
export function isSingle({ screens }: ManagedEntity): boolean {
  return screens !== undefined
}

/** Whether an operation exists for an entity's records, no matter who the caller is. */
export function hasOperation({ operations }: ManagedEntity, operation: RecordOperation): boolean {
  return operations.includes(operation)
}

const verbatim = new Map<Class, boolean>()

/** Whether texts of this class hold no placeholders: what visitors do not read, what is someone else's words, and its parts. */
export function isVerbatim(type: Class): boolean {
  const known = verbatim.get(type)
  if (known !== undefined) return known
  const isPartOf = ({ type: whole }: ManagedEntity) =>
    fieldsOf(whole).some(({ kind, target }) => kind.parts && target?.() === type)
  const entity = managed.get(type) ?? [...managed.values()].find(isPartOf)
  const is = entity !== undefined && (!entity.isPublic || entity.isVerbatim === true)
  verbatim.set(type, is)
  return is
}

/** The class of an entity by its name, where importing it would close a circle: entities that refer to each other. */
export function managedType(name: string): Class {
  const type = [...managed.keys()].find((each) => each.name === name)
  if (!type) throw new Error(`${name} is not a managed entity`)
  return type
}

/** What each role may do with the records of an entity, by its name; nothing with what is no entity. */
export function recordGrants(entity: string): Grants {
  return grantsByName.get(entity) ?? {}
}

/** How far each right of colleagues goes with the records of an entity. */
export function colleaguesOf(entity: string): Colleagues {
  return colleaguesByName.get(entity) ?? {}
}

/** Whether visitors see the records of an entity between moments, so that there are concepts and drafts of them. */
export function hasMoments(entity: string): boolean {
  return namesWithMoments.has(entity)
}

/** Whether the texts of an entity name prices among placeholders of its own. */
export function namesPricesItself(type: Class): boolean {
  return managed.get(type)?.namesPrices === true
}

export function managedEntity(type: Class): ManagedEntity {
  const entity = managed.get(type)
  if (!entity) throw new Error(`${type.name} is not a managed entity`)
  return entity
}
