import { Entity, Index, PrimaryColumn } from 'typeorm'

/**
 * A few signs of a record's searched texts, in lower case: there is one from every sign on, so that any part of a text
 * is the beginning of one. The one row of no entity tells by which rules the others were made.
 */
@Entity('search_part', { withoutRowid: true })
@Index(['entity', 'record'])
export class SearchNgram {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  entity: string

  @PrimaryColumn({ type: 'varchar', length: 10 })
  part: string

  @PrimaryColumn({ type: 'int' })
  record: number
}
