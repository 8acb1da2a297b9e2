import { Column, Entity, PrimaryColumn } from 'typeorm'

/** The version of the product that has opened this database last; a single row, none before the first that knows of it. */
@Entity()
export class DatabaseVersion {
  @PrimaryColumn({ type: 'int' })
  id: number

  /** Such as 1.4.0. */
  @Column({ type: 'varchar', length: 40 })
  version: string

  /** Its last migration, by name. */
  @Column({ type: 'varchar', length: 100 })
  lastMigration: string

  /** Since when, UTC. */
  @Column({ type: 'varchar', length: 24 })
  since: string
}
