import { Entity, Index, PrimaryColumn } from 'typeorm'

/**
 * An n-gram of a record's searched texts, in lower case. One starts at every character, so that any part of a text is the
 * prefix of one.
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
