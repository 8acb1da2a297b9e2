import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** What a client called a message by, so that the same call sent again is known for a repeat. Kept for a day. */
@Entity()
export class IdempotencyKey {
  /** SHA-256 of the key. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  keyHash: string

  /** SHA-256 of the message that came with it. */
  @Column({ type: 'varchar', length: 64 })
  bodyHash: string

  @Index()
  @Column({ type: 'varchar', length: 24 })
  createdAt: string
}
