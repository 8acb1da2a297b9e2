import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** Pieces of a line that a credit note took back while others of it were left; who takes the last ones has a `CreditedLine`. */
@Entity()
export class CreditedPart {
  /** The credit note. */
  @PrimaryColumn({ type: 'int' })
  credit: number

  /** The place of the line in the document that was credited, from 0. */
  @PrimaryColumn({ type: 'int' })
  line: number

  /** The document that was credited. */
  @Index()
  @Column({ type: 'int' })
  invoice: number

  @Column({ type: 'int' })
  pieces: number
}
