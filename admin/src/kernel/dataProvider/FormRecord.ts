import type { ImageValue } from '../graphql/ImageValue'
import type { Language } from '../managed/ManagedEntity'

/** A record that a reference points at, as far as a list shows it. */
export interface Referenced {
  id: number
  title: string
}

/** A record as lists and forms hold it: references as ids, blocks with their type's name under `__type`. */
export interface FormRecord {
  id: number
  version?: number
  language?: Language
  createdAt?: string
  updatedAt?: string
  /** What the references point at, by field. */
  referenced: Record<string, Referenced>
  /** The sibling in the other language. */
  sibling: { id: number; language: Language } | null
  [field: string]: unknown
}

/** A block of a page in a form. */
export interface BlockValue {
  /** The key of `BlockInput`, e.g. `textColumns`. */
  __type: string
  [field: string]: unknown
}

export type { ImageValue }

/** Query meta for a complete record: cached apart from records of lists, which have fewer fields. */
export const wholeRecord = { screen: 'form' }

/** Where the complete record is cached, as react-admin's `useGetOne` asks for it. */
export const formQuery = (entity: string, id: number) => [entity, 'getOne', { id: String(id), meta: wholeRecord }]
