import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import { CascadeReference } from '../../kernel/fields/CascadeReference.js'
import type { Language } from '../../kernel/shared/screens.js'
import { Customer } from '../customers/Customer.js'

/** That a customer was asked for a review, by a secret address. No type of the API refers to it. */
@Entity()
export class ReviewRequest {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  @CascadeReference(() => Customer)
  customer: number

  /** SHA-256 of the code in the address. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 64 })
  codeHash: string

  /** What was repaired or built, in the words of the shop. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  subject: string | null

  /** The id of the service that the job was, in any language; it may be gone. */
  @Column({ type: 'integer', nullable: true })
  service: number | null

  @Column({ type: 'varchar', length: 40 })
  language: Language

  /** UTC. */
  @Column({ type: 'varchar', length: 24 })
  askedAt: string

  /** When the customer wrote it, UTC: it is written once. */
  @Column({ type: 'varchar', length: 24, nullable: true })
  answeredAt: string | null
}
