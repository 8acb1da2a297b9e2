import type { ValueOf } from '../../kernel/fields/Choice.js'
import { say } from '../../kernel/i18n/say.js'
import { jobStatusNames, shownJobStatus } from '../../kernel/shared/jobStatusNames.js'
import { addressOf, type Customer } from '../customers/Customer.js'
import type { NewMail } from '../messages/queueMail.js'
import type { Job } from './Job.js'
import type { JobChange } from './JobChange.js'
import type { JobKind } from './jobKinds.js'
import { agreedPrice, jobPrice, type PriceTerms } from './jobPrice.js'
import type { newPcStatuses, repairStatuses } from './jobStatuses.js'
import { type JobMail, type JobOccasion, jobMail, nextStep } from './mails.js'

type Status = ValueOf<typeof newPcStatuses> | ValueOf<typeof repairStatuses>
type Change = Pick<JobChange, 'from' | 'to' | 'note'>
type Recipient = Pick<Customer, 'name' | 'email' | 'language'>

/**
 * A mail in the customer's language about what changed in a job, and what happens next; as yet without its link.
 * @param isReady whether it lies ready, which one that is finished does until it is collected
 * @param offersPickUp whether the customer can choose a time for it, which the mail of a job that is ready says
 * @param paysOnline whether the customer can pay it online, which it says too
 */
export function jobNotice(
  kind: JobKind,
  job: Pick<Job, 'number' | 'description' | 'currentStatus'> &
    Parameters<typeof jobPrice>[0] &
    Parameters<typeof agreedPrice>[0],
  customer: Recipient,
  change: Change,
  terms: PriceTerms,
  { isReady, offersPickUp, paysOnline }: { isReady: boolean; offersPickUp: boolean; paysOnline: boolean },
): NewMail<JobMail> {
  const { language } = customer
  return {
    kind: jobMail(kind, occasionOf(change)),
    recipient: addressOf(customer),
    values: {
      name: customer.name,
      status: jobStatusNames[shownJobStatus(change.to as Status, isReady)][language],
      number: job.number,
      next: nextStep(kind, change.to, isReady, language),
      description: job.description,
      remark: job.currentStatus,
      note: change.note,
      price: jobPrice(job, language, terms),
      agreed: agreedPrice(job, language, terms),
      moment: offersPickUp ? say(language, { key: 'notice.moment' }) : null,
      online: paysOnline ? say(language, { key: 'notice.online' }) : null,
      link: null,
    },
    language,
  }
}

/** What happened: a status that is new, or none. */
function occasionOf({ from, to }: Change): JobOccasion {
  if (from === null) return 'begun'
  return from === to ? 'noted' : to
}
