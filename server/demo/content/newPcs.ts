import { finishedNewPcs } from './jobs/finishedNewPcs.js'
import { openNewPcs } from './jobs/openNewPcs.js'
import type { DemoNewPc } from './recordTypes.js'

/** New PCs in every status, oldest first. */
export const newPcs: DemoNewPc[] = [...finishedNewPcs, ...openNewPcs].sort((a, b) => b.intakeDate - a.intakeDate)
