import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import { CascadeReference } from '../../kernel/fields/CascadeReference.js'
import { AccessToken } from './AccessToken.js'

/** A secret code that a program was told, which opens nothing any more once its token has ended. */
@Entity()
@Index(['token', 'entity', 'record'], { unique: true })
export class ProgramAddress {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  @CascadeReference(() => AccessToken)
  token: number

  /** What the code opens: the entity of a job, or `calendarFeed`. */
  @Index()
  @Column({ type: 'varchar', length: 40 })
  entity: string

  /** The id of the record. */
  @Column({ type: 'int' })
  record: number

  /** SHA-256 of the code. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 64 })
  codeHash: string

  /** The code, encrypted under SESSION_SECRET, because a program that asks again is told the same. */
  @Column({ type: 'varchar', length: 200 })
  sealed: string
}
