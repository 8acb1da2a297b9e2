import { Column, Entity, PrimaryColumn } from 'typeorm'
import { CascadeReference } from '../../kernel/fields/CascadeReference.js'
import { Customer } from '../customers/Customer.js'

/** The right of a user, who has just proved the password, to download one backup once. */
@Entity()
export class BackupPermit {
  /** SHA-256 of the token in the address. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  tokenHash: string

  @CascadeReference(() => Customer, { isOfLogin: true })
  user: number

  /** The name of the backup. */
  @Column({ type: 'varchar', length: 60 })
  copy: string

  /** UTC. */
  @Column({ type: 'varchar', length: 24 })
  expiresAt: string
}
