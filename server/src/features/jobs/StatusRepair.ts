import type { ValueOf } from '../../kernel/fields/Choice.js'
import { OneOf } from '../../kernel/fields/decorators.js'
import { Managed } from '../../kernel/fields/Managed.js'
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
