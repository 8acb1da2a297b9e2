import { Multiline, Text } from '../../kernel/fields/decorators.js'
import { ownerMayAll } from '../../kernel/fields/Grants.js'
import { Managed } from '../../kernel/fields/Managed.js'
import { servedByAll } from '../../kernel/shared/staffRights.js'
import { textLimits } from '../../kernel/shared/textLimits.js'
import { VisitorMessage } from './Email.js'

@Managed({
  listedBy: [['createdAt']],
  plural: 'emailsRemoteAssistance',
  section: 'emails-hulp-op-afstand',
  titleField: 'name',
  icon: 'remote-help',
  hasNextId: false,
  operations: ['list', 'read', 'create', 'delete'],
  isPublic: false,
  grants: ownerMayAll,
  colleagues: servedByAll,
  description: 'A message of the remote assistance form.',
})
export class EmailRemoteAssistance extends VisitorMessage {
  @Text({ max: textLimits.name, required: true, inList: true })
  name: string

  @Text({ max: textLimits.email, required: true, form: 'email', inList: true })
  email: string

  @Text({ max: textLimits.phone, form: 'phone', inList: true })
  phone: string | null

  @Multiline({ max: textLimits.text, required: true })
  descriptionProblem: string
}
