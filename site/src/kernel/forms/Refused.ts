import type { Faults, Values } from './Field'

/** Why a form was not taken, and what stood in it. */
export interface Refused {
  values: Values
  faults: Faults
  problem: string | null
}
