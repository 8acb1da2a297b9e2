import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A record that the demo was filled with; nobody has changed it for as long as it has the same version. */
@Entity()
export class DemoRecord {
  /** The name of its entity. */
  @PrimaryColumn({ type: 'varchar', length: 40 })
  entity: string

  @PrimaryColumn({ type: 'int' })
  record: number

  @Column({ type: 'int' })
  version: number
}
