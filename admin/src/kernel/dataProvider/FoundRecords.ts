import type { FormRecord } from './FormRecord'

/** The records of one entity that a search through everything found. */
export interface FoundRecords {
  /** Of the entity. */
  name: string
  /** How many there are, of which the first are here. */
  total: number
  records: FormRecord[]
}
