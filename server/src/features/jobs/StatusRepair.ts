import type { ValueOf } from '../../kernel/fields/Choice.js'
import { OneOf, Reference } from '../../kernel/fields/decorators.js'
import { Managed } from '../../kernel/fields/Managed.js'
import { servedByAll } from '../../kernel/shared/staffRights.js'
import { checkJob, Job, jobGrants, jobsListedBy } from './Job.js'
import { repairStatuses } from './jobStatuses.js'
import { StatusNewPc } from './StatusNewPc.js'

@Managed({
  plural: 'statusesRepair',
  section: 'reparaties',
  titleField: 'status',
  listedBy: jobsListedBy,
  icon: 'repair',
  hasNextId: true,
  isPublic: false,
  check: checkJob,
  grants: jobGrants,
  colleagues: servedByAll,
  description: 'Where the repair of a customer stands.',
})
export class StatusRepair extends Job {
  @OneOf(repairStatuses, { required: true, inList: true, default: 'waiting' })
  status: ValueOf<typeof repairStatuses>

  /** The repair whose warranty it is done under: it costs nothing, and has the same last day of warranty. */
  @Reference(() => StatusRepair, { section: 'intake' })
  warrantyOf: number | null

  /** The new PC likewise. */
  @Reference(() => StatusNewPc, { section: 'intake' })
  warrantyOfNewPc: number | null
}
