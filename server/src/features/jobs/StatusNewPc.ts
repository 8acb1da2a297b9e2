import type { ValueOf } from '../../kernel/fields/Choice.js'
import { OneOf } from '../../kernel/fields/decorators.js'
import { Managed } from '../../kernel/fields/Managed.js'
import { servedByAll } from '../../kernel/shared/staffRights.js'
import { checkJob, Job, jobGrants, jobsListedBy } from './Job.js'
import { newPcStatuses } from './jobStatuses.js'

@Managed({
  plural: 'statusesNewPc',
  section: 'nieuwe-pcs',
  titleField: 'status',
  listedBy: jobsListedBy,
  icon: 'new-computer',
  hasNextId: true,
  isPublic: false,
  check: checkJob,
  grants: jobGrants,
  colleagues: servedByAll,
  description: 'Where the new PC of a customer stands.',
})
export class StatusNewPc extends Job {
  @OneOf(newPcStatuses, { required: true, inList: true, default: 'waiting' })
  status: ValueOf<typeof newPcStatuses>
}
