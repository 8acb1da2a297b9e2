import { ObjectType } from 'type-graphql'
import { Entity, Index } from 'typeorm'
import { type Class, fieldsOf, isStored } from './FieldDescription.js'
import { addOutputFields, ownerOf } from './outputTypes.js'
import { addColumn } from './tableColumns.js'

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
  /** Where the site shows a record that is not saved for all yet: `/cougarXr7/preview/{previewSection}/{id}`. */
  previewSection?: string
  /** What visitors' lists are narrowed down and sorted by; the database keeps an index on each. */
  listedBy?: readonly (readonly string[])[]
  description: string
}

/** What the product knows of an entity: its options, its names and its fields. */
export interface ManagedEntity extends ManagedOptions {
  type: Class
  /** `newsItem` for NewsItem: its one-record query, its words and its key in the table of grants. */
  name: string
}

const managed = new Map<Class, ManagedEntity>()

/** Makes a class with described fields a table and a type of the API. */
export function Managed(options: ManagedOptions) {
  return (type: Class): void => {
    const name = ownerOf(type)
    const fields = fieldsOf(type)
    managed.set(type, { ...options, type, name })
    Entity()(type)
    for (const field of fields.filter(isStored)) addColumn(type, field)
    for (const names of options.listedBy ?? []) Index([...names])(type)
    ObjectType(type.name, { description: options.description })(type)
    addOutputFields(
      type,
      fields.filter((field) => field.kind !== 'pair'),
      name,
      (target) => target,
    )
  }
}

export function managedEntity(type: Class): ManagedEntity {
  const entity = managed.get(type)
  if (!entity) throw new Error(`${type.name} is not a managed entity`)
  return entity
}
