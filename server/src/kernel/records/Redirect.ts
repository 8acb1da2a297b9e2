import { Column, Entity, Index, PrimaryColumn } from 'typeorm'
import type { Language } from '../shared/screens.js'

/** A former address of a record. It refers to the record, so that several moves make no chain of redirects. */
@Entity()
export class Redirect {
  /** The entity's name, e.g. `page`. */
  @PrimaryColumn({ type: 'varchar', length: 40 })
  entity: string

  @PrimaryColumn({ type: 'varchar', length: 2 })
  language: Language

  /** A page's full_url, another record's url. */
  @PrimaryColumn({ type: 'varchar', length: 700 })
  path: string

  @Index()
  @Column({ type: 'int' })
  record: number
}
