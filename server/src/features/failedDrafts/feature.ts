import type { Feature } from '../../kernel/Feature.js'
import { mailsOf } from '../mailTexts/FeatureMails.js'
import { exampleFailedDraftMail } from './exampleFailedDraftMail.js'
import { failedDraftMails } from './mails.js'

export const failedDraftsFeature: Feature = {
  mails: [mailsOf(failedDraftMails, exampleFailedDraftMail)],
}
