import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/** From when on something cost what, with the promotions of its time: the rows of a pair in their order are its history. */
@Entity()
@Index(['entity', 'pair', 'at'])
export class PricePoint {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  /** `product` or `service`. */
  @Column({ type: 'varchar', length: 20 })
  entity: string

  /** The pair, which has one price in both languages. */
  @Column({ type: 'int' })
  pair: number

  /** In cents, at least; null from when on it has none. */
  @Column({ type: 'int', nullable: true })
  price: number | null

  /** UTC. */
  @Column({ type: 'varchar', length: 24 })
  at: string
}
