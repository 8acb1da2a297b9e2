import { Index } from 'typeorm'
import { Multiline, OneOf, Text } from '../../kernel/fields/decorators.js'
import { ownerMay } from '../../kernel/fields/Grants.js'
import { languageChoice } from '../../kernel/fields/languageChoice.js'
import { Managed } from '../../kernel/fields/Managed.js'
import { ManagedRecord } from '../../kernel/fields/ManagedRecord.js'
import type { Language } from '../../kernel/shared/screens.js'
import { checkMailText } from './checkMailText.js'
import type { MailKind } from './MailKinds.js'
import { mailKindChoice } from './mailRegistry.js'

export const mailTextLimits = { subject: 200, body: 4000 } as const

@Managed({
  plural: 'mailTexts',
  hasFew: true,
  section: 'mailteksten',
  titleField: 'kind',
  icon: 'envelope',
  hasNextId: false,
  isVerbatim: true,
  namesPrices: true,
  isPublic: false,
  operations: ['list', 'read', 'update'],
  check: checkMailText,
  grants: ownerMay('read', 'update'),
  description:
    'What a mail of the shop says in a language, as far as the shop has changed it. There is one of each kind and language.',
})
@Index(['kind', 'language'], { unique: true })
export class MailText extends ManagedRecord {
  @OneOf(mailKindChoice, { required: true, readOnly: true, inList: true })
  kind: MailKind

  @OneOf(languageChoice, { required: true, readOnly: true, inList: true })
  language: Language

  /** Null for the subject that comes with the product. */
  @Text({ max: mailTextLimits.subject, inList: true })
  subject: string | null

  /** Null for the text that comes with the product. */
  @Multiline({ max: mailTextLimits.body })
  body: string | null
}
