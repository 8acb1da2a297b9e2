import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { RowReader } from '../../kernel/database/RowReader.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { CallLimit } from '../../kernel/limits/CallLimit.js'
import { hashAddressCode, isAddressCode } from '../../kernel/secrets/addressCode.js'
import { Customer } from '../customers/Customer.js'
import { ReviewRequest } from './ReviewRequest.js'

/** Addresses that open nothing. One that opens is never limited. */
const missLimit = new CallLimit('review-address', () => ({ points: 20, seconds: 600 }))

/** For how long a review can be written. That no more mails are wanted can be said at any time. */
const writableDays = 90
const dayMilliseconds = 24 * 60 * 60 * 1000

export interface OpenedRequest {
  request: ReviewRequest
  customer: Customer
  /** Whether it is too late to write it. */
  isOver: boolean
}

/**
 * What a code opens, for any caller.
 * @throws ShopError NOT_FOUND, or RATE_LIMITED for a network that has tried many in vain
 */
export async function openReviewRequest(
  { services, caller }: Context,
  code: string,
  manager: EntityManager = services.database.reader,
): Promise<OpenedRequest> {
  const request = isAddressCode(code)
    ? await new RowReader(manager).first(ReviewRequest, { codeHash: hashAddressCode(code) })
    : null
  const customer = request && (await manager.findOneBy(Customer, { id: request.customer }))
  if (request && customer) {
    const isOver = Date.now() - Date.parse(request.askedAt) > writableDays * dayMilliseconds
    return { request, customer, isOver }
  }
  if (caller) await missLimit.spend(services, { address: caller.address })
  throw new ShopError('NOT_FOUND', { message: { key: 'notFound.jobAddress' } })
}
