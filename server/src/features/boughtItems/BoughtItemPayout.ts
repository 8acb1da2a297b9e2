import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import type { ValueOf } from '../../kernel/fields/Choice.js'
import type { purchaseMethods } from './boughtItemChoices.js'

/** What was paid to a seller after the purchase, since it was not set off. */
@Entity()
export class BoughtItemPayout {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  @Index()
  @Column({ type: 'int' })
  boughtItem: number

  /** In cents. */
  @Column({ type: 'int' })
  amount: number

  @Column({ type: 'varchar', length: 40 })
  paidBy: Exclude<ValueOf<typeof purchaseMethods>, 'set-off'>

  /** UTC. */
  @Index()
  @Column({ type: 'varchar', length: 24 })
  paidAt: string
}
