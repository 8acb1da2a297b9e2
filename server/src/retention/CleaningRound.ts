import { Column, Entity, PrimaryColumn } from 'typeorm'

/** When the last round of cleaning began; the one row by which instances know whose turn it is. */
@Entity()
export class CleaningRound {
  @PrimaryColumn({ type: 'int' })
  id: number

  /** UTC. */
  @Column({ type: 'varchar', length: 24 })
  startedAt: string
}
