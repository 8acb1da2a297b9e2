import { Multiline, Text } from '../fields/decorators.js'
import { Managed } from '../fields/Managed.js'
import { VisitorMessage } from './Email.js'

@Managed({
  plural: 'emailsRemoteAssistance',
  section: 'emails-hulp-op-afstand',
  titleField: 'name',
  icon: 'remote-help',
  hasNextId: false,
  operations: ['list', 'read', 'create', 'delete'],
  isPublic: false,
  description: 'A message of the remote assistance form.',
})
export class EmailRemoteAssistance extends VisitorMessage {
  @Text({ max: 120, required: true, inList: true })
  name: string

  @Text({ max: 200, required: true, form: 'email', inList: true })
  email: string

  @Text({ max: 40, inList: true })
  phone: string | null

  @Multiline({ max: 5000, required: true })
  descriptionProblem: string
}
