import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** What of a payment pays an invoice. Several make one payment of several invoices, or several payments of one. */
@Entity()
export class PaymentShare {
  @PrimaryColumn({ type: 'int' })
  payment: number

  @Index()
  @PrimaryColumn({ type: 'int' })
  invoice: number

  /** In cents; below zero for what was given back. */
  @Column({ type: 'int' })
  amount: number
}
