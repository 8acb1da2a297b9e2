import { Column, Entity, Index, PrimaryColumn } from 'typeorm'
import { CascadeReference } from '../../../kernel/fields/CascadeReference.js'
import type { InvoiceFileForm } from '../../../kernel/shared/screens.js'
import { Invoice } from '../Invoice.js'

/** A file that was drawn of an issued invoice and is stored as it was then, whatever becomes of the look of the shop. */
@Entity()
@Index(['invoice', 'form'], { unique: true })
export class InvoiceFile {
  /** Random, and that of the file in the storage. */
  @PrimaryColumn({ type: 'varchar', length: 60 })
  name: string

  @CascadeReference(() => Invoice)
  invoice: number

  @Column({ type: 'varchar', length: 40 })
  form: InvoiceFileForm
}
