import type { InternalNotesQuery } from '../../generated/graphql'

/** What the shop writes down of a job for itself. */
export type InternalNote = InternalNotesQuery['notes'][number]

/** The longest note that the server accepts. */
export const longestNote = 4000
