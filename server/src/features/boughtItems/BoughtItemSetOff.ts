import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** That what the shop owes for goods it has bought in pays an invoice: the goods were traded in. */
@Entity()
export class BoughtItemSetOff {
  /** The payment that says so among all others. */
  @PrimaryColumn({ type: 'int' })
  payment: number

  @Index()
  @Column({ type: 'int' })
  boughtItem: number

  @Index()
  @Column({ type: 'int' })
  invoice: number

  /** In cents; below zero for what is owed once more, since the sale was taken back. */
  @Column({ type: 'int' })
  amount: number
}
