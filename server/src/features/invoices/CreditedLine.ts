import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** A line of an invoice that was credited: once, the database sees to it. */
@Entity()
export class CreditedLine {
  @PrimaryColumn({ type: 'int' })
  invoice: number

  /** Its place in the document, from 0. */
  @PrimaryColumn({ type: 'int' })
  line: number

  /** The credit note. */
  @Index()
  @Column({ type: 'int' })
  credit: number
}
