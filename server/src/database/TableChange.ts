import { Column, Entity, PrimaryColumn } from 'typeorm'

/** The number of transactions that have written to a table. What was cached at the same number is still valid. */
@Entity()
export class TableChange {
  /** Name of the table. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  name: string

  @Column({ type: 'int' })
  changes: number
}
