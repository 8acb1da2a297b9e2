import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import type { ChangeAction } from './changeActions.js'

/** That a record was written, for programs that follow what changes: which one and how, and nothing of what it holds. */
@Entity()
@Index(['position', 'id'])
@Index(['at'])
export class RecordWrite {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  /** Given once it is committed, see `changeFeed.ts`; null until somebody asks. */
  @Column({ type: 'int', nullable: true })
  position: number | null

  @Column({ type: 'varchar', length: 40 })
  entity: string

  @Column({ type: 'int' })
  record: number

  /** Of the record after the write, or before it was deleted; null where that is not known. */
  @Column({ type: 'int', nullable: true })
  version: number | null

  @Column({ type: 'varchar', length: 10 })
  action: ChangeAction

  /** UTC. */
  @Column({ type: 'varchar', length: 24 })
  at: string
}
