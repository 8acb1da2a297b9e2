import type { ValueOf } from '../fields/Choice.js'
import { OneOf } from '../fields/decorators.js'
import { Managed } from '../fields/Managed.js'
import { checkJob, Job, jobGrants, jobsListedBy } from './Job.js'
import { repairStatuses } from './jobStatuses.js'

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
  description: 'Where the repair of a customer stands.',
})
export class StatusRepair extends Job {
  @OneOf(repairStatuses, { required: true, inList: true, default: 'waiting' })
  status: ValueOf<typeof repairStatuses>
}
