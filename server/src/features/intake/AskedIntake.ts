import type { Values } from '../../kernel/context/Row.js'
import type { JobKind } from '../jobs/jobKinds.js'

export interface AskedSignature {
  name: string
  /** The path of a drawing of 600 × 200. */
  drawing: string | null
  /** The terms that were read. */
  terms: string
}

/** A device that is handed in. The new customer and the new device count where no known one is named. */
export interface AskedIntake {
  kind: JobKind
  customer: number | null
  newCustomer: Values | null
  device: number | null
  newDevice: Values | null
  job: Values
  /** The job under whose warranty it is done. */
  warranty: WarrantyClaim | null
  signature: AskedSignature | null
  /** What the customer has filled in beforehand; it is taken in by this. */
  selfIntake: number | null
  /** The appointment with which the customer came; it notes the job. */
  appointment: number | null
}

/** A job by its kind and id. */
export interface WarrantyClaim {
  kind: JobKind
  id: number
}

export interface TakenIn {
  kind: JobKind
  id: number
}
