import type { Context } from '../../kernel/context/Context.js'
import type { Values } from '../../kernel/context/Row.js'
import { invalidField } from '../../kernel/errors/ShopError.js'
import { valueNamed } from '../../kernel/fields/Choice.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { changeMany, type RecordVersion } from '../../kernel/records/changeMany.js'
import { type JobKind, jobStatuses, jobTypes } from './jobKinds.js'

/** What is left out stays as it is. */
export interface JobChanges {
  /** The name of a status of this kind of job in its enum. */
  status?: string | null
  /** The account of a colleague; null for nobody. */
  assignedTo?: number | null
  /** Whether the customers get no mail about it. */
  holdBackNotice: boolean
}

/**
 * Gives several jobs a status, or a colleague who works on them: all of them or none.
 * @returns how many changed
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_REQUEST, CONFLICT, or VALIDATION for an unknown status or
 * colleague, or for neither
 */
export async function changeJobs(
  context: Context,
  kind: JobKind,
  records: readonly RecordVersion[],
  { status, assignedTo, holdBackNotice }: JobChanges,
): Promise<number> {
  const values: Values = {}
  if (status != null) {
    const chosen = valueNamed(jobStatuses[kind], status)
    if (!chosen) throw invalidField('status', { key: 'field.type', values: { field: { owner: kind, name: 'status' } } })
    values.status = chosen
  }
  if (assignedTo !== undefined) values.assignedTo = assignedTo
  if (Object.keys(values).length === 0) throw invalidField('status', { key: 'bulk.noStatus' })
  return changeMany(context, managedEntity(jobTypes[kind]), records, values, { holdBackNotice })
}
