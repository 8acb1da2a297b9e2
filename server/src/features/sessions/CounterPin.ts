import { Column, Entity } from 'typeorm'
import { CascadeReference } from '../../kernel/fields/CascadeReference.js'
import { Customer } from '../customers/Customer.js'

/** The PIN by which a colleague takes over a session at the counter. It opens nothing outside one. */
@Entity()
export class CounterPin {
  @CascadeReference(() => Customer, { isKey: true, isOfLogin: true })
  user: number

  /** argon2id. */
  @Column({ type: 'varchar', length: 200 })
  pinHash: string

  /** How many digits it has, so that the last one submits it. */
  @Column({ type: 'int' })
  digits: number

  /** Wrong PINs in a row; from `maxPinFailures` on none is checked until the password was typed. */
  @Column({ type: 'int' })
  failures: number

  /** When it was chosen; UTC. */
  @Column({ type: 'varchar', length: 24 })
  setAt: string
}

export const maxPinFailures = 5
