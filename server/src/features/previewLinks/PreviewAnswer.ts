import { Column, Entity, Index } from 'typeorm'
import { RecordEvent } from '../../kernel/records/RecordEvent.js'

/** What somebody without an account said of a preview: the name is that which was given. No type of the API refers to it. */
@Entity()
@Index(['entity', 'record'])
@Index(['settledAt'])
export class PreviewAnswer extends RecordEvent {
  @Column({ type: 'boolean' })
  isAgreement: boolean

  @Column({ type: 'text', nullable: true })
  remark: string | null

  /** Of what was shown: of another content it says nothing. */
  @Column({ type: 'varchar', length: 64 })
  fingerprint: string

  /** When what was shown was saved, UTC. */
  @Column({ type: 'varchar', length: 24 })
  versionAt: string

  /** SHA-256 of all that was said of this version, so that a form that is sent twice says it once. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 64 })
  digest: string

  /** When the shop ticked it off, UTC; null while it has still to look at it. */
  @Column({ type: 'varchar', length: 24, nullable: true })
  settledAt: string | null
}
