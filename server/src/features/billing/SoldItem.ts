import { Column, Entity, PrimaryColumn } from 'typeorm'

/** What a line of a receipt or invoice took from stock as it was sold. No foreign keys: products may be deleted, and the line stays. */
@Entity()
export class SoldItem {
  @PrimaryColumn({ type: 'int' })
  invoice: number

  /** Its place in the document, from 0. */
  @PrimaryColumn({ type: 'int' })
  line: number

  /** The product, in the language in which it was sold; null for a part. */
  @Column({ type: 'int', nullable: true })
  product: number | null

  /** The pair of the product, whatever its language. */
  @Column({ type: 'int', nullable: true })
  pair: number | null

  /** The part, of the stock that jobs use; null for a product. */
  @Column({ type: 'int', nullable: true })
  part: number | null

  @Column({ type: 'int' })
  quantity: number

  /** How many of them were taken back into stock. */
  @Column({ type: 'int' })
  givenBack: number
}
