import { Entity, Index, PrimaryColumn } from 'typeorm'

/** A job that an invoice is about. No foreign keys: a draft goes with its rows, what was issued stays with them. */
@Entity()
@Index(['entity', 'job'])
export class InvoiceJob {
  @PrimaryColumn({ type: 'int' })
  invoice: number

  /** The kind of the job. */
  @PrimaryColumn({ type: 'varchar', length: 40 })
  entity: string

  @PrimaryColumn({ type: 'int' })
  job: number
}
