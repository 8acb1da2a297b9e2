import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** The idempotency key of a request, by which a repeated one is recognised. Stored for a day. */
@Entity()
@Index(['owner', 'createdAt'])
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

  /** Whose it is, where a caller may keep only so many. */
  @Column({ type: 'varchar', length: 80, nullable: true })
  owner: string | null

  /** What was answered, encrypted under SESSION_SECRET; null until then, and for what is answered by its record. */
  @Column({ type: 'text', nullable: true })
  answer: string | null

  @Index()
  @Column({ type: 'varchar', length: 24 })
  createdAt: string
}
