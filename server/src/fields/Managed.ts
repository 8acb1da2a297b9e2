import { ObjectType } from 'type-graphql'
import { Entity, Index } from 'typeorm'
import { type Check, setCheck } from './checks.js'
import { type Class, type FieldDescription, fieldsOf, isAnswered, isStored } from './FieldDescription.js'
import { addOutputFields, ownerOf } from './outputTypes.js'
import { addColumn } from './tableColumns.js'

export const recordOperations = ['list', 'read', 'create', 'update', 'delete'] as const
export type RecordOperation = (typeof recordOperations)[number]

export interface ManagedOptions {
  /** Its list in the API, and the start of its list's name there: `newsItems`. */
  plural: string
  /** Its address in the back office: `/cougarXr7/{section}/overzicht`. */
  section: string
  /** The field that names a record in messages and dialogs. */
  titleField: string
  icon: string
  /** Whether a client may reserve an id before it adds a record. */
  hasNextId: boolean
  /** What can be done with its records at all; everything when not given. */
  operations?: readonly RecordOperation[]
  /** The operation that adds one, where it is not called after the type: `register` for a customer. */
  createdBy?: string
  /** Whether visitors see anything of it; they do when nothing is said. */
  isPublic?: boolean
  /** What must hold between its fields. */
  check?: Check
  /** Where the site shows a record that is not saved for all yet: `/cougarXr7/preview/{previewSection}/{id}`. */
  previewSection?: string
  /** What lists are narrowed down and sorted by, besides what follows from the fields; the database keeps an index on each. */
  listedBy?: readonly (readonly string[])[]
  description: string
}

/** What the product knows of an entity: its options, its names and its fields. */
export interface ManagedEntity extends ManagedOptions {
  type: Class
  operations: readonly RecordOperation[]
  createdBy: string
  isPublic: boolean
  /** `newsItem` for NewsItem: its one-record query, its words and its key in the table of grants. */
  name: string
}

const managed = new Map<Class, ManagedEntity>()

/** Makes a class with described fields a table and a type of the API. */
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
      isPublic: options.isPublic ?? true,
    })
    if (options.check) setCheck(type, options.check)
    Entity()(type)
    for (const field of fields.filter(isStored)) addColumn(type, field)
    for (const names of [...listOrders(fields), ...(options.listedBy ?? [])]) Index([...names])(type)
    ObjectType(type.name, { description: options.description })(type)
    addOutputFields(type, fields.filter(isAnswered), name, (target) => target)
  }
}

/**
 * The orders in which records are listed: by their numbers, and in the back office what changed last first; of all, of
 * one language where they have one, and of those that refer to the same record.
 */
function listOrders(fields: readonly FieldDescription[]): string[][] {
  const language = fields.some(({ name, inList }) => name === 'language' && inList) ? ['language'] : []
  const references = fields.filter(({ kind, filterable, unique }) => kind === 'reference' && filterable && !unique)
  return [
    ['updatedAt'],
    ...(language.length > 0 ? [language, [...language, 'updatedAt']] : []),
    ...references.map(({ name }) => [...language, name, 'updatedAt']),
  ]
}

/** Whether something may be done with the records of an entity at all. */
export function hasOperation({ operations }: ManagedEntity, operation: RecordOperation): boolean {
  return operations.includes(operation)
}

export function managedEntity(type: Class): ManagedEntity {
  const entity = managed.get(type)
  if (!entity) throw new Error(`${type.name} is not a managed entity`)
  return entity
}
