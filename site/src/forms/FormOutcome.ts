import type { Faults, Values } from './Field'

/** Why a form that was sent without scripts was not taken, and what stood in it. */
export interface FormOutcome {
  values: Values
  faults: Faults
  problem: string | null
}
