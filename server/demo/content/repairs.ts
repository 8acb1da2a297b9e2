import { collectedRepairs } from './jobs/collectedRepairs.js'
import { finishedRepairs } from './jobs/finishedRepairs.js'
import { openRepairs } from './jobs/openRepairs.js'
import type { DemoRepair } from './recordTypes.js'

/** Repairs in every status, oldest first. */
export const repairs: DemoRepair[] = [...collectedRepairs, ...finishedRepairs, ...openRepairs].sort(
  (a, b) => b.intakeDate - a.intakeDate,
)
