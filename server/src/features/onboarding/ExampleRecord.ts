import { Column, Entity, PrimaryColumn } from 'typeorm'

/**
 * A record of the starting content. It is an example for as long as it has the version that it was added with: every save
 * raises that, so that nothing else has to be written; or until its owner says that it is right.
 */
@Entity()
export class ExampleRecord {
  /** The name of its entity. */
  @PrimaryColumn({ type: 'varchar', length: 40 })
  entity: string

  @PrimaryColumn({ type: 'int' })
  record: number

  @Column({ type: 'int' })
  version: number

  /** When the owner said that it is right as it is; UTC. */
  @Column({ type: 'varchar', length: 24, nullable: true })
  readAt: string | null
}
