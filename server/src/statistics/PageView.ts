import { Column, Entity, PrimaryColumn } from 'typeorm'

/** How often an address was looked at on a day, by visitors who agreed to be counted. Nothing of them is kept. */
@Entity()
export class PageView {
  /** In the shop's time zone, such as 2026-11-21. */
  @PrimaryColumn({ type: 'varchar', length: 10 })
  day: string

  @PrimaryColumn({ type: 'varchar', length: 200 })
  path: string

  @Column({ type: 'int' })
  views: number
}
