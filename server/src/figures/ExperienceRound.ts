import { Column, Entity, PrimaryColumn } from 'typeorm'

/**
 * The night for which services were last compared with the shop's own work; a single row that instances update to claim
 * one.
 */
@Entity()
export class ExperienceRound {
  @PrimaryColumn({ type: 'int' })
  id: number

  /** In the shop's time zone, such as 2026-11-21. */
  @Column({ type: 'varchar', length: 10 })
  day: string
}
