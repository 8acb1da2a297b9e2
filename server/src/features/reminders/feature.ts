import type { Feature } from '../../kernel/Feature.js'
import { jobKinds } from '../jobs/jobKinds.js'
import { ofJobs } from '../jobs/ofJobs.js'
import { kindsOf, mailsOf } from '../mailTexts/FeatureMails.js'
import { exampleReminderMail } from './exampleReminderMail.js'
import { reminderMails } from './mails.js'
import { ReminderStart } from './ReminderStart.js'
import { reminderResolver } from './reminderResolver.js'

export const remindersFeature: Feature = {
  tables: [ReminderStart],
  resolvers: () => jobKinds.values.map(reminderResolver),
  switches: ofJobs({ mails: kindsOf(reminderMails) }),
  mails: [mailsOf(reminderMails, exampleReminderMail)],
}
