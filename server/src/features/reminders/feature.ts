import type { Feature } from '../../kernel/Feature.js'
import { jobKinds } from '../jobs/jobKinds.js'
import { mailsOf } from '../mailTexts/FeatureMails.js'
import { exampleReminderMail } from './exampleReminderMail.js'
import { reminderMails } from './mails.js'
import { ReminderStart } from './ReminderStart.js'
import { reminderResolver } from './reminderResolver.js'

export const remindersFeature: Feature = {
  tables: [ReminderStart],
  resolvers: () => jobKinds.values.map(reminderResolver),
  mails: [mailsOf(reminderMails, exampleReminderMail)],
}
