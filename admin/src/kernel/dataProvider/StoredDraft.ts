/** What the server keeps of a record beside the one that visitors see. */
export interface StoredDraft {
  version: number
  /** Who saved it last; null for a program. */
  userName: string | null
  at: string
  publishAt: string | null
  failure: string | null
  changes: string[]
  /** Of these, what was changed in the record since. */
  overtaken: string[]
  /** The fields that it changes, as a form holds them. */
  values: Record<string, unknown>
}

/** When a draft publishes itself, UTC, and whether that of its translation does; null for never. */
export interface PlannedDraft {
  id: number
  publishAt: string | null
  bothLanguages: boolean
}
