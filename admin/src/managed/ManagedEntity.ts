import type { BackOfficeQuery, FieldDescriptionFragment } from '../generated/graphql'

export type Language = 'nl' | 'en'
export type LocalizedText = Record<Language, string>

/** How the server describes one field of an entity, of a block or of a list item; only lists have fields themselves. */
export type ManagedField = FieldDescriptionFragment & { fields?: readonly ManagedField[] | null }
export type ManagedChoice = NonNullable<ManagedField['choices']>[number]

/** How the server describes one kind of record; `name` is also the resource's in react-admin. */
export type ManagedEntity = Omit<BackOfficeQuery['managedEntities'][number], 'fields'> & {
  fields: readonly ManagedField[]
}

/** A type of block that a page may be built from; `name` is its key in `BlockInput`. */
export type ManagedBlock = Omit<BackOfficeQuery['managedBlocks'][number], 'fields'> & {
  fields: readonly ManagedField[]
}
