import { Column, Entity, PrimaryColumn } from 'typeorm'

/** How many documents a series has had in a year, and the last of them: the head of its chain. */
@Entity()
export class DocumentSeries {
  /** The letters before the year: `F` of `F26-0001`. */
  @PrimaryColumn({ type: 'varchar', length: 4 })
  series: string

  @PrimaryColumn({ type: 'int' })
  year: number

  @Column({ type: 'int' })
  last: number

  /** SHA-256 of the last document, as hex; empty before the first. */
  @Column({ type: 'varchar', length: 64 })
  head: string
}
