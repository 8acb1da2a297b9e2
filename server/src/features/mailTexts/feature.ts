import type { Feature } from '../../kernel/Feature.js'
import { MailText } from './MailText.js'

export const mailTextsFeature: Feature = {
  entities: [MailText],
}
