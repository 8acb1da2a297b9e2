import { Column, Entity } from 'typeorm'
import { Customer } from '../entities/Customer.js'
import { CascadeReference } from '../fields/CascadeReference.js'

/** What an authenticator app and the shop both know of an account, so that the app can make its codes. */
@Entity()
export class SecondFactor {
  @CascadeReference(() => Customer, { isKey: true })
  user: number

  /** Encrypted; see `secretBox.ts`. */
  @Column({ type: 'varchar', length: 200 })
  sealedSecret: string

  /** When setting it up was begun; UTC. */
  @Column({ type: 'varchar', length: 24 })
  begunAt: string

  /** Since a first right code logging in asks for one; null until then. UTC. */
  @Column({ type: 'varchar', length: 24, nullable: true })
  activeSince: string | null

  /** The step of 30 seconds of the last code that was accepted: it and those before it are over. */
  @Column({ type: 'int' })
  lastStep: number
}
