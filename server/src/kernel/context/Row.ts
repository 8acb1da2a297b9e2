import type { Language } from '../shared/screens.js'

/** A record as the write pipeline handles it: by the names of its fields. */
export interface Row {
  id: number
  version: number
  createdAt: string
  updatedAt: string
  language?: Language
  pair?: number
  [field: string]: unknown
}

/** What a client sent, or part of a record. */
export type Values = Record<string, unknown>
