import { Entity, PrimaryColumn } from 'typeorm'
import { Customer } from '../entities/Customer.js'
import { CascadeReference } from '../fields/CascadeReference.js'

/** A code that replaces the authenticator app once. It is deleted when it is used. */
@Entity()
export class RecoveryCode {
  /** SHA-256 of the code, which is too long to guess. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  codeHash: string

  @CascadeReference(() => Customer)
  user: number
}
