import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import { CascadeReference } from '../../../kernel/fields/CascadeReference.js'
import { Invoice } from '../Invoice.js'

/** A secret code by which anyone who holds it reads what was issued, without a login. No type of the API refers to it. */
@Entity()
@Index(['invoice', 'current'], { unique: true })
export class InvoiceAddress {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  @CascadeReference(() => Invoice)
  invoice: number

  /** SHA-256 of the code. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 64 })
  codeHash: string

  /** The code, encrypted under SESSION_SECRET for this invoice, because mails and other pages lead to it. */
  @Column({ type: 'varchar', length: 200 })
  sealed: string

  /** 1 for the code that is shown; null for one from before, so that the unique index allows one alone. */
  @Column({ type: 'int', nullable: true })
  current: number | null

  /** UTC. */
  @Column({ type: 'varchar', length: 24 })
  createdAt: string

  /** UTC; opens nothing from then on. */
  @Column({ type: 'varchar', length: 24, nullable: true })
  revokedAt: string | null
}
