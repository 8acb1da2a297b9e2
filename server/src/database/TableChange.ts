import { Column, Entity, PrimaryColumn } from 'typeorm'

/** How many transactions have written to a table, counted by themselves: what was learnt at the same number still holds. */
@Entity()
export class TableChange {
  /** The table. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  name: string

  @Column({ type: 'int' })
  changes: number
}
