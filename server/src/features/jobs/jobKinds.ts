import { type Choice, defineChoice, type ValueOf } from '../../kernel/fields/Choice.js'
import type { Class } from '../../kernel/fields/FieldDescription.js'
import { namesEntities } from '../../kernel/fields/managedEntities.js'
import { newPcStatuses, repairStatuses } from './jobStatuses.js'
import { StatusNewPc } from './StatusNewPc.js'
import { StatusRepair } from './StatusRepair.js'

export const jobKinds = namesEntities(
  defineChoice('JobKind', ['statusNewPc', 'statusRepair'], 'The kinds of job, by their entities.'),
)
export type JobKind = ValueOf<typeof jobKinds>

/** The entity of each kind of job. */
export const jobTypes: Record<JobKind, Class> = { statusNewPc: StatusNewPc, statusRepair: StatusRepair }

export const jobStatuses: Record<JobKind, Choice> = { statusNewPc: newPcStatuses, statusRepair: repairStatuses }
