import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { Language } from '../../kernel/shared/screens.js'

/** What visitors searched for on a day. It says nothing of them. */
@Entity()
export class SearchQuestion {
  /** As it is in UTC, such as 2026-11-28. */
  @PrimaryColumn({ type: 'varchar', length: 10 })
  day: string

  @PrimaryColumn({ type: 'varchar', length: 2 })
  language: Language

  /** In the form in which texts are compared. */
  @PrimaryColumn({ type: 'varchar', length: 60 })
  words: string

  /** How often; a network counts once a minute. */
  @Column({ type: 'int' })
  asked: number

  /** How many answers there were when it was last asked. */
  @Column({ type: 'int' })
  found: number

  /** How often one of them was chosen. */
  @Column({ type: 'int' })
  chosen: number
}
