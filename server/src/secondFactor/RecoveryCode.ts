import { Entity, PrimaryColumn } from 'typeorm'
import { Customer } from '../entities/Customer.js'
import { CascadeReference } from '../fields/CascadeReference.js'

/** A code that stands in for the authenticator app once. It goes when it is used. */
@Entity()
export class RecoveryCode {
  /** SHA-256 of the code, which is as long as nobody can guess. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  codeHash: string

  @CascadeReference(() => Customer)
  user: number
}
