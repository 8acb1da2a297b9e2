import { Entity, Index, PrimaryColumn } from 'typeorm'

/** An address that a record leads to: by a link in one of its texts, or by a button. Kept beside the search index. */
@Entity('link_part', { withoutRowid: true })
@Index(['path'])
export class RecordLink {
  /** The name of the entity whose record has the link. */
  @PrimaryColumn({ type: 'varchar', length: 40 })
  entity: string

  @PrimaryColumn({ type: 'int' })
  record: number

  /** The field of the record that the link stands in, or that holds the block or the item it stands in. */
  @PrimaryColumn({ type: 'varchar', length: 60 })
  field: string

  /** See `linkPath`: `/nl/contact`; of an address with a host `//example.com/nl/contact`. */
  @PrimaryColumn({ type: 'varchar', length: 300 })
  path: string
}
