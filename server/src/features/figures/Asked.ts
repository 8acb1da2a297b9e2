import type { JobKind } from '../jobs/jobKinds.js'
import type { KnownParts } from './KnownParts.js'
import type { Period } from './Period.js'

/** What is asked for: of which days, and of which kinds of job. */
export interface Asked {
  period: Period
  kinds: readonly JobKind[]
  /** In percent, of jobs without lines; null for a shop without VAT. */
  vatRate: number | null
  /** What is known of the parts of the period. */
  known: KnownParts
}
