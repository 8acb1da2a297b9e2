import { type EntityManager, IsNull, LessThanOrEqual } from 'typeorm'
import { records } from '../../kernel/records/records.js'
import { unnoticed } from '../../kernel/records/writeWhere.js'
import { hashAddressCode, newAddressCode } from '../../kernel/secrets/addressCode.js'
import type { Settings } from '../../kernel/settings/readSettings.js'
import { reviewAddress } from '../../kernel/shared/screens.js'
import { addressOf, Customer } from '../customers/Customer.js'
import { deviceOfJob } from '../jobs/deviceOfJob.js'
import type { JobRow } from '../jobs/JobReader.js'
import { sealLink } from '../messages/mailLinks.js'
import type { NewMail } from '../messages/queueMail.js'
import { ReviewRequest } from './ReviewRequest.js'

/** Half a year, in which a customer is asked once. */
const restMilliseconds = 183 * 24 * 60 * 60 * 1000

const longestSubject = 200

/**
 * The mail that asks a customer for a review; null for one who was asked within half a year or does not want to be. The
 * database decides that by the row of the customer, whichever of several jobs it is about.
 */
export async function askForReview(
  manager: EntityManager,
  settings: Settings,
  job: Pick<JobRow, 'number' | 'description' | 'device' | 'customer' | 'service'>,
  customer: Customer,
  now: Date,
): Promise<NewMail | null> {
  const askedAt = now.toISOString()
  const latest = new Date(now.getTime() - restMilliseconds).toISOString()
  const maybe = [IsNull(), LessThanOrEqual(latest)].map((reviewAskedAt) => ({
    id: customer.id,
    refusesReviews: false,
    reviewAskedAt,
  }))
  const asked = { reviewAskedAt: askedAt }
  if (!(await records.updateWhere(manager, Customer, maybe, asked, unnoticed))) return null
  const code = newAddressCode()
  const device = await deviceOfJob(manager, job)
  const subject = device?.name ?? job.description
  const { language, name } = customer
  await manager.insert(ReviewRequest, {
    customer: customer.id,
    codeHash: hashAddressCode(code),
    subject: subject?.slice(0, longestSubject) ?? null,
    service: job.service,
    language,
    askedAt,
    answeredAt: null,
  })
  const link = `${settings.publicUrl}${reviewAddress(language, code)}`
  return {
    kind: 'reviewRequest',
    recipient: addressOf(customer),
    values: { name, number: job.number, description: subject, link: null, stop: null },
    language,
    sealedLink: sealLink('review', link, addressOf(customer), settings),
  }
}
