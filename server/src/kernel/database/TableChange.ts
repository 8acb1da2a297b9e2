import { Column, Entity, PrimaryColumn } from 'typeorm'

/**
 * The number of transactions that have written to a table, or to what figures are made of since a month. What was cached at
 * the same number is still valid.
 */
@Entity()
export class TableChange {
  /** The name of a table; or `figures since` and a month, see `ChangedFigures`. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  name: string

  @Column({ type: 'int' })
  changes: number
}
