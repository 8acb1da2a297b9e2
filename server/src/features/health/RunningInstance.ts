import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A process that serves this database, as long as it says so. */
@Entity()
export class RunningInstance {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  id: string

  /** By the clock of the database, which all instances share; UTC. */
  @Column({ type: 'varchar', length: 24 })
  seenAt: string
}
