import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** The idempotency key of a message, by which a repeated request is recognised. Stored for a day. */
@Entity()
export class IdempotencyKey {
  /** SHA-256 of the key. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  keyHash: string

  /** SHA-256 of the message that came with it. */
  @Column({ type: 'varchar', length: 64 })
  bodyHash: string

  /** The id of what the request made; null where it made nothing that is answered again. */
  @Column({ type: 'int', nullable: true })
  record: number | null

  @Index()
  @Column({ type: 'varchar', length: 24 })
  createdAt: string
}
