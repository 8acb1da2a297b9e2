import type { CatalogueQuery, FieldDescriptionFragment, JobKind, ManagedEntityName } from '../../generated/graphql'

export type Language = 'nl' | 'en'
export type LocalizedText = Record<Language, string>

/** How the server describes one field of an entity, of a block or of a list item; only lists have fields themselves. */
export type ManagedField = FieldDescriptionFragment & { fields?: readonly ManagedField[] | null }
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
