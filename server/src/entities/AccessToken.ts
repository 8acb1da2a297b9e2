import { Column, Index } from 'typeorm'
import { type Role, roles } from '../entities/roles.js'
import { OneOf, SystemInstant, Text } from '../fields/decorators.js'
import { Managed } from '../fields/Managed.js'
import { ManagedRecord } from './records.js'

@Managed({
  plural: 'accessTokens',
  section: 'toegangstokens',
  titleField: 'name',
  icon: 'security',
  hasNextId: false,
  operations: ['list', 'read', 'delete'],
  isPublic: false,
  description: 'Lets a program call the APIs with a role of its own. Deleting it revokes it.',
})
export class AccessToken extends ManagedRecord {
  /** The purpose of the token. */
  @Text({ max: 120, required: true, inList: true })
  name: string

  @OneOf(roles, { required: true, inList: true })
  role: Role

  @SystemInstant({ required: false, inList: true })
  lastUsedAt: string | null

  /** SHA-256 of the token, which itself is not stored. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 64, select: false })
  tokenHash: string
}
