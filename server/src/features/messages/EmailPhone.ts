import { Multiline, Text } from '../../kernel/fields/decorators.js'
import { ownerMayAll } from '../../kernel/fields/Grants.js'
import { Managed } from '../../kernel/fields/Managed.js'
import { servedByAll } from '../../kernel/shared/staffRights.js'
import { textLimits } from '../../kernel/shared/textLimits.js'
import { VisitorMessage } from './Email.js'

@Managed({
  listedBy: [['createdAt']],
  plural: 'emailsPhone',
  section: 'emails-mobiel',
  titleField: 'name',
  icon: 'old-phone',
  hasNextId: false,
  operations: ['list', 'read', 'create', 'delete'],
  isPublic: false,
  grants: ownerMayAll,
  colleagues: servedByAll,
  description: 'A message of the phone form.',
})
export class EmailPhone extends VisitorMessage {
  @Text({ max: textLimits.name, required: true, inList: true })
  name: string

  /** Not the number of the phone to be repaired. */
  @Text({ max: textLimits.phone, required: true, form: 'phone', inList: true })
  phone: string

  @Text({ max: textLimits.email, form: 'email', inList: true })
  email: string | null

  @Multiline({ max: textLimits.text, required: true })
  descriptionProblem: string
}
