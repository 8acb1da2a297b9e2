import type { Caller, CoreServices } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { CallLimit } from '../../kernel/limits/CallLimit.js'
import type { JobReader } from '../jobs/JobReader.js'
import { type FoundJob, jobOfCode } from '../jobs/jobAddresses.js'

/** Addresses that open nothing. One that opens a job is never limited. */
const missLimit = new CallLimit('job-address', () => ({ points: 20, seconds: 600 }))

interface Opening {
  services: CoreServices
  /** Null for the product itself, whose calls are not counted. */
  caller: Caller | null
}

/**
 * The job that a code opens, for any caller. A code that is unknown, revoked or too old, and one of a part that the shop
 * no longer uses, are refused alike.
 * @throws ShopError NOT_FOUND, or RATE_LIMITED for a network that has tried many in vain
 */
export async function openJob({ services, caller }: Opening, code: string): Promise<FoundJob> {
  const found = await jobOfCode(services.database.reader, code)
  if (found && !(await services.switches.now()).entities.has(found.kind)) return found
  if (caller) await missLimit.spend(services, { address: caller.address })
  throw new ShopError('NOT_FOUND', { message: { key: 'notFound.jobAddress' } })
}

/**
 * Who has a code, as a reader of its job: on the side of the customer, no matter who that is.
 * @throws ShopError NOT_FOUND, RATE_LIMITED
 */
export async function holderOf(opening: Opening, code: string): Promise<Required<JobReader>> {
  const { kind, job } = await openJob(opening, code)
  return { viewer: null, holds: { entity: kind, job: job.id } }
}
