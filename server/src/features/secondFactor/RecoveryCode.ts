import { Entity, PrimaryColumn } from 'typeorm'
import { CascadeReference } from '../../kernel/fields/CascadeReference.js'
import { Customer } from '../customers/Customer.js'

/** A code that replaces the authenticator app once. It is deleted when it is used. */
@Entity()
export class RecoveryCode {
  /** argon2id of the code; SHA-256 of those that were made before, until they are used or renewed. */
  @PrimaryColumn({ type: 'varchar', length: 200 })
  codeHash: string

  @CascadeReference(() => Customer, { isOfLogin: true })
  user: number
}
