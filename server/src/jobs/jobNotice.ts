import type { Customer } from '../entities/Customer.js'
import type { Job } from '../entities/Job.js'
import { fieldLabels, label } from '../i18n/labels.js'
import type { TextKey } from '../i18n/nl.js'
import { type Message, say } from '../i18n/say.js'
import type { NewMail } from '../messages/queueMail.js'
import type { Settings } from '../settings/readSettings.js'
import type { JobChange } from './JobChange.js'
import { type JobKind, jobStatuses } from './jobKinds.js'

type Change = Pick<JobChange, 'from' | 'to' | 'note'>

/** A mail in the customer's language about what changed in a job, and what happens next. */
export function jobNotice(kind: JobKind, job: Job, customer: Customer, change: Change, settings: Settings): NewMail {
  const { language } = customer
  const tell = (key: string, values?: Message['values']) => say(language, { key: `notice.${key}` as TextKey, values })
  const told = (field: keyof Job) => `${fieldLabels(kind, field)[language]}: ${job[field]}`
  const status = label(`choice.${jobStatuses[kind].name}.${change.to}`)[language]
  const maySeeStatus = customer.role === 'cms-status-user' && customer.statusUser
  return {
    recipient: customer.email,
    subject: tell(`${kind}.subject`, { id: job.id, status }),
    lines: [
      tell('greeting', { name: customer.name }),
      '',
      tell(`${kind}.${whatHappened(change)}`, { status }),
      tell(`${kind}.next.${change.to}`),
      ...(change.note === null ? [] : ['', tell('note'), change.note]),
      '',
      told('id'),
      ...(['description', 'currentStatus'] as const).filter((field) => job[field] !== null).map(told),
      ...(maySeeStatus ? ['', tell('link', { url: `${settings.publicUrl}/status` })] : []),
    ],
    language,
  }
}

function whatHappened({ from, to }: Change): 'begun' | 'moved' | 'noted' {
  if (from === null) return 'begun'
  return from === to ? 'noted' : 'moved'
}
