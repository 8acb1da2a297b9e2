import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A path of the site that texts lead to though nothing is there, as of the last night. */
@Entity()
export class DeadLink {
  /** As `RecordLink` has it. */
  @PrimaryColumn({ type: 'varchar', length: 300 })
  path: string

  /** When it was found first, UTC. */
  @Column({ type: 'varchar', length: 24 })
  foundAt: string
}
