import { Column, Entity, PrimaryColumn } from 'typeorm'

/** When the last round of cleaning began; the single row that instances update to claim the next round. */
@Entity()
export class CleaningRound {
  @PrimaryColumn({ type: 'int' })
  id: number

  /** UTC. */
  @Column({ type: 'varchar', length: 24 })
  startedAt: string
}
