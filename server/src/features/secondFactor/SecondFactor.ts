import { Column, Entity } from 'typeorm'
import { CascadeReference } from '../../kernel/fields/CascadeReference.js'
import { Customer } from '../customers/Customer.js'

/** The secret that an account's authenticator app and the shop share. */
@Entity()
export class SecondFactor {
  @CascadeReference(() => Customer, { isKey: true, isOfLogin: true })
  user: number

  /** Encrypted; see `secretBox.ts`. */
  @Column({ type: 'varchar', length: 200 })
  sealedSecret: string

  /** When the setup was begun; UTC. */
  @Column({ type: 'varchar', length: 24 })
  begunAt: string

  /** When the first correct code turned it on; null until then. UTC. */
  @Column({ type: 'varchar', length: 24, nullable: true })
  activeSince: string | null

  /** The step of 30 seconds of the last accepted code; codes of this step or earlier are refused. */
  @Column({ type: 'int' })
  lastStep: number
}
