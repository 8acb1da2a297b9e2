import { Multiline, Reference, Text } from '../../kernel/fields/decorators.js'
import { everything } from '../../kernel/fields/Grants.js'
import { Managed } from '../../kernel/fields/Managed.js'
import { ManagedRecord } from '../../kernel/fields/ManagedRecord.js'
import { Customer } from '../customers/Customer.js'

@Managed({
  plural: 'accountantDownloads',
  hasFew: true,
  section: 'boekhouding/downloads',
  titleField: 'title',
  icon: 'invoice',
  hasNextId: false,
  operations: ['read', 'update'],
  isPublic: false,
  grants: {
    'cms-admin': everything,
    'cms-accountant': {
      actions: ['read'],
      reads: ['id', 'createdAt', 'updatedAt', 'title', 'description', 'files'],
      rows: ({ id }) => ({ accountant: id }),
    },
  },
  description: 'The documents of the administration for one accountant; made along with the account.',
})
export class AccountantDownload extends ManagedRecord {
  @Text({ max: 120, required: true })
  title: string

  @Multiline({ max: 2000 })
  description: string | null

  /** One download each. */
  @Reference(() => Customer, { required: true, unique: 'kind' })
  accountant: number
}
