import { Column, Entity, PrimaryColumn } from 'typeorm'

/** That a line of a document sold goods that were bought in, and what was paid for them. It stays when the line is credited. */
@Entity()
export class BoughtItemSale {
  @PrimaryColumn({ type: 'int' })
  invoice: number

  /** Its place in the document, from 0. */
  @PrimaryColumn({ type: 'int' })
  line: number

  @Column({ type: 'int' })
  boughtItem: number

  /** In cents. */
  @Column({ type: 'int' })
  price: number
}
