import type { JobKind, ManagedEntityName } from '../generated/graphql'

/** A name of the server's descriptions as its enum of them. */
export const entityName = (name: string): ManagedEntityName => name as ManagedEntityName

/** The same for an entity that is a kind of job. */
export const jobKind = (name: string): JobKind => name as JobKind
