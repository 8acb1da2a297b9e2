import { Column, Entity, PrimaryColumn } from 'typeorm'

/** How far the set-up of the shop is. Its single row is written with the first account, of which there is one therefore. */
@Entity()
export class ShopSetup {
  @PrimaryColumn({ type: 'int' })
  id: number

  /** UTC. */
  @Column({ type: 'varchar', length: 24 })
  startedAt: string

  /** The names of the steps that were gone through, in commas. */
  @Column({ type: 'varchar', length: 400 })
  doneSteps: string

  /** When it was finished or put away; UTC. */
  @Column({ type: 'varchar', length: 24, nullable: true })
  endedAt: string | null
}
