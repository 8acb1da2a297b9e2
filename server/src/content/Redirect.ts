import { Column, Entity, Index, PrimaryColumn } from 'typeorm'
import type { Language } from '../shared/screens.js'

/** An address that a record once had. It points at the record, so that moving twice makes no chain. */
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
