import { Column, Entity, PrimaryColumn } from 'typeorm'

/** The key that the payment provider has refused last: the only row. It says nothing about another key. */
@Entity()
export class RefusedPaymentKey {
  @PrimaryColumn({ type: 'int' })
  id: number

  /** SHA-256 of the key, as hex. */
  @Column({ type: 'varchar', length: 64 })
  hash: string

  /** UTC. */
  @Column({ type: 'varchar', length: 24 })
  refusedAt: string
}
