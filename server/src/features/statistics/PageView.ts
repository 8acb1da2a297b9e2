import { Column, Entity, PrimaryColumn } from 'typeorm'

/** The page views of an address on one day, by visitors who consented. No personal data is stored. */
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
