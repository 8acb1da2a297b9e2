import { CascadeReference } from '../../kernel/fields/CascadeReference.js'
import { defineChoice, type ValueOf } from '../../kernel/fields/Choice.js'
import { OneOf, Text } from '../../kernel/fields/decorators.js'
import { ownerMayAll } from '../../kernel/fields/Grants.js'
import { Managed } from '../../kernel/fields/Managed.js'
import { ManagedRecord } from '../../kernel/fields/ManagedRecord.js'
import { Customer } from '../customers/Customer.js'

export const signInOutcomes = defineChoice(
  'SignInOutcome',
  ['signed-in', 'recovery-code', 'wrong-password', 'wrong-code', 'locked', 'backup-downloaded'],
  'How an attempt to log in ended; with a recovery code one is in as well. A downloaded backup, too, is on record here.',
)

export type SignInOutcome = ValueOf<typeof signInOutcomes>

const byTheProduct = { required: true, readOnly: true, inList: true } as const

@Managed({
  plural: 'signIns',
  section: 'aanmeldingen',
  titleField: 'email',
  listedBy: [['createdAt']],
  icon: 'security',
  hasNextId: false,
  operations: ['list', 'read'],
  isPublic: false,
  grants: ownerMayAll,
  description: 'An attempt to log in to an account that there is.',
})
export class SignIn extends ManagedRecord {
  /** Of the account. */
  @Text({ max: 200, ...byTheProduct })
  email: string

  @OneOf(signInOutcomes, byTheProduct)
  outcome: SignInOutcome

  /** The network, truncated so that it does not identify a household. */
  @Text({ max: 45, ...byTheProduct })
  network: string

  /** Names of browser and operating system; null when the user agent does not say. */
  @Text({ max: 80, readOnly: true, inList: true })
  device: string | null

  @CascadeReference(() => Customer, { isOfLogin: true })
  user: number
}
