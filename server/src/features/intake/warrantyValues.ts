import type { Context } from '../../kernel/context/Context.js'
import type { Values } from '../../kernel/context/Row.js'
import { invalidField } from '../../kernel/errors/ShopError.js'
import type { JobRow } from '../jobs/JobReader.js'
import { jobTypes } from '../jobs/jobKinds.js'
import type { AskedIntake } from './AskedIntake.js'

/**
 * What a repair under the warranty of another job begins with: no charge, and the same last day of warranty.
 * @throws ShopError VALIDATION for the job of someone else, or an intake that is no repair
 */
export async function warrantyValues(
  { services: { database } }: Context,
  { kind, warranty }: AskedIntake,
  customer: number,
): Promise<Values> {
  if (warranty === null) return {}
  const job = (await database.reader.findOneBy(jobTypes[warranty.kind], { id: warranty.id } as object)) as JobRow | null
  if (job?.customer !== customer || kind !== 'statusRepair') {
    throw invalidField('warranty', { key: 'intake.otherWarranty' })
  }
  const reference = warranty.kind === 'statusRepair' ? 'warrantyOf' : 'warrantyOfNewPc'
  return { [reference]: job.id, costs: 0, lines: [], warrantyUntil: job.warrantyUntil }
}
