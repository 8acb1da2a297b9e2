import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** A deposit invoice that was taken off another invoice: once, the database sees to it. */
@Entity()
export class DeductedDeposit {
  @PrimaryColumn({ type: 'int' })
  deposit: number

  @Index()
  @Column({ type: 'int' })
  invoice: number
}
