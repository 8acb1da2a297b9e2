import { Column, Index } from 'typeorm'
import { type Role, roles } from '../../kernel/access/roles.js'
import { CascadeReference } from '../../kernel/fields/CascadeReference.js'
import { defineChoice, type ValueOf } from '../../kernel/fields/Choice.js'
import { Day, Flag, OneOf, SystemInstant, Text } from '../../kernel/fields/decorators.js'
import { ownerMayAll } from '../../kernel/fields/Grants.js'
import { Managed } from '../../kernel/fields/Managed.js'
import { ManagedRecord } from '../../kernel/fields/ManagedRecord.js'
import { Customer } from '../customers/Customer.js'

export const tokenAccess = defineChoice(
  'TokenAccess',
  ['read', 'write'],
  'Whether a program may only read, or change what its role may change.',
)

@Managed({
  plural: 'accessTokens',
  hasFew: true,
  section: 'toegangstokens',
  titleField: 'name',
  icon: 'security',
  hasNextId: false,
  operations: ['list', 'read', 'delete'],
  hasOwnForm: true,
  isPublic: false,
  grants: ownerMayAll,
  description: 'Lets a program call the APIs with a role of its own. Deleting it revokes it.',
})
export class AccessToken extends ManagedRecord {
  /** The purpose of the token. */
  @Text({ max: 120, required: true, inList: true })
  name: string

  @OneOf(roles, { required: true, inList: true })
  role: Role

  @OneOf(tokenAccess, { required: true, default: 'read', inList: true })
  access: ValueOf<typeof tokenAccess>

  /** Addresses of sections of the back office, separated by commas; null for all that the role may use. */
  @Text({ max: 1000, readOnly: true, inList: true, namesSections: true })
  sections: string | null

  /** Whether it may be told the secret addresses of jobs. Those that it was told end with it. */
  @Flag({ filterable: false })
  readsJobAddresses: boolean

  /** Whether it may be told the secret address of the calendar. The one that it was told ends with it. */
  @Flag({ filterable: false })
  readsCalendarFeed: boolean

  /** Whether it may be told the access codes of devices. */
  @Flag({ filterable: false })
  readsAccessCodes: boolean

  /** The last day on which it is valid, in UTC. Only tokens from before there were such days have none. */
  @Day({ inList: true })
  expiresOn: string | null

  @SystemInstant({ required: false, inList: true })
  lastUsedAt: string | null

  /** The shortened network address that it was last used from, such as `192.0.2.*`. */
  @Text({ max: 45, readOnly: true, inList: true })
  lastUsedFrom: string | null

  /** The name of the account that made it. */
  @Text({ max: 120, readOnly: true, inList: true })
  madeBy: string | null

  /** The account that made it, with which it ends; null for tokens from before accounts were recorded. */
  @CascadeReference(() => Customer, { nullable: true, isOfLogin: true })
  maker: number | null

  /** SHA-256 of the token, which itself is not stored. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 64, select: false })
  tokenHash: string
}
