import { Column, Entity, PrimaryColumn } from 'typeorm'

/** The key by which the shop is known to its payment provider: the only row, and no field of the shop, so that nothing answers it. */
@Entity()
export class OnlinePaymentKey {
  @PrimaryColumn({ type: 'int' })
  id: number

  @Column({ type: 'varchar', length: 300 })
  sealed: string
}
