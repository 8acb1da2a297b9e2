import type { LocalizedText } from './ManagedEntity'

/** How long a kind of record is kept before the server removes it. */
export interface KeptRecords {
  kind: string
  label: LocalizedText
  help: LocalizedText
  /** Null for ever. */
  period: LocalizedText | null
  /** The setting of the server that says so. */
  setting: string
}
