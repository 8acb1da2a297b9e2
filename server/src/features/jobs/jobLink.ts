import type { EntityManager } from 'typeorm'
import type { Settings } from '../../kernel/settings/readSettings.js'
import { roleAddresses } from '../../kernel/shared/screens.js'
import { addressOf, type Customer } from '../customers/Customer.js'
import { sealLink } from '../messages/mailLinks.js'
import type { NewMail } from '../messages/queueMail.js'
import { type FoundJob, jobAddresses } from './jobAddresses.js'
import { isPast } from './jobEnd.js'

type Recipient = Pick<Customer, 'role' | 'statusUser'>
type Needed = Pick<Settings, 'sessionSecret' | 'publicUrl'>

/**
 * A mail to a customer with the link by which the customer sees a job: its secret address, which is nowhere in the text
 * until delivery; once that opens nothing any more, the status screen for customers who have a login.
 * @param anchor the part of the screen that it is about
 */
export async function withJobLink<Mail extends NewMail>(
  manager: EntityManager,
  mail: Mail,
  { kind, job, customer }: FoundJob & { customer: Recipient },
  settings: Needed,
  anchor?: string,
): Promise<Mail> {
  if (await isPast(manager, kind, job)) {
    return { ...mail, values: { ...mail.values, link: statusLink(customer, settings) } }
  }
  const address = (await jobAddresses(manager, settings, kind, job.id))[mail.language]
  const link = anchor === undefined ? address : `${address}#${anchor}`
  return { ...mail, sealedLink: sealLink('job', link, mail.recipient, settings) }
}

/** Where a customer with a login sees all jobs; null for any other. */
export function statusLink({ role, statusUser }: Recipient, { publicUrl }: Pick<Settings, 'publicUrl'>): string | null {
  return role === 'cms-status-user' && statusUser ? publicUrl + roleAddresses['cms-status-user'].home : null
}

/** What brings a customer back to the page of a job whose link is lost; in the customer's language. */
export function jobLinkMail(
  manager: EntityManager,
  found: FoundJob & { customer: Customer },
  settings: Needed,
): Promise<NewMail> {
  const { job, customer } = found
  const mail = {
    kind: 'jobLink' as const,
    recipient: addressOf(customer),
    values: { name: customer.name, number: job.number, description: job.description, link: null },
    language: customer.language,
  }
  return withJobLink(manager, mail, found, settings)
}
