import { Flag, Items, Multiline, OneOf, Text } from '../../kernel/fields/decorators.js'
import { ownerMayAll } from '../../kernel/fields/Grants.js'
import { languageChoice } from '../../kernel/fields/languageChoice.js'
import { Managed } from '../../kernel/fields/Managed.js'
import { ManagedRecord } from '../../kernel/fields/ManagedRecord.js'
import type { Language } from '../../kernel/shared/screens.js'
import { servedByAll } from '../../kernel/shared/staffRights.js'
import { textLimits } from '../../kernel/shared/textLimits.js'
import { MessageAnswer } from './MessageAnswer.js'

/** The common fields of visitors' messages. What the visitor wrote never changes. */
export abstract class VisitorMessage extends ManagedRecord {
  /** The language of the form it was sent with. */
  @OneOf(languageChoice, { required: true, default: 'nl', section: 'details' })
  language: Language

  @Flag({ readOnly: true, inList: true, filterable: true, section: 'details' })
  isRead: boolean

  /** Whether nothing is left to do about it. */
  @Flag({ readOnly: true, inList: true, filterable: true, section: 'details' })
  isHandled: boolean

  @Items(() => MessageAnswer, { readOnly: true, section: 'details' })
  answers: MessageAnswer[]
}

@Managed({
  listedBy: [['createdAt']],
  plural: 'emails',
  section: 'emails',
  titleField: 'name',
  icon: 'envelope',
  hasNextId: false,
  operations: ['list', 'read', 'create', 'delete'],
  isPublic: false,
  grants: ownerMayAll,
  colleagues: servedByAll,
  description: 'A message of the contact form.',
})
export class Email extends VisitorMessage {
  @Text({ max: textLimits.name, required: true, inList: true })
  name: string

  @Text({ max: textLimits.email, required: true, form: 'email', inList: true })
  email: string

  @Text({ max: textLimits.phone, form: 'phone', inList: true })
  phone: string | null

  @Multiline({ max: textLimits.text, required: true })
  message: string
}
