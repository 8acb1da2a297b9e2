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

/** What a form holds, and the draft that it was kept in before. */
export interface KeptNow {
  /** The record, or the id that is reserved for it; null for a new one that was not kept before. */
  id: number | null
  values: Record<string, unknown>
  /** Of the draft that was read; 0 without one. */
  version: number
  /** When it is to publish itself, UTC. */
  publishAt?: string
  /** Whether the draft of its translation is to, too. */
  bothLanguages?: boolean
}

/** A draft of a record that is not there yet. */
export interface NewDraft extends Pick<StoredDraft, 'version' | 'userName' | 'at' | 'failure'> {
  /** The id that is reserved for it. */
  record: number
  title: string
}
