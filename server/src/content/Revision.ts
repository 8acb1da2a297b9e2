import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

export type RevisionAction = 'create' | 'update' | 'delete' | 'restore'

export interface Changes {
  [field: string]: { from: object | string | number | boolean | null; to: object | string | number | boolean | null }
}

/** One write: who, when and what changed. */
@Entity()
@Index(['entity', 'record'])
@Index(['at'])
export class Revision {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  @Column({ type: 'varchar', length: 40 })
  entity: string

  @Column({ type: 'int' })
  record: number

  /** The record's version after the write. */
  @Column({ type: 'int' })
  version: number

  @Column({ type: 'varchar', length: 10 })
  action: RevisionAction

  /** The account that wrote; null for a program and for the product itself. No foreign key: history outlives accounts. */
  @Column({ type: 'int', nullable: true })
  user: number | null

  @Column({ type: 'varchar', length: 120, nullable: true })
  userName: string | null

  /** UTC. */
  @Column({ type: 'varchar', length: 24 })
  at: string

  /** Per field the value before and after. */
  @Column({ type: 'json' })
  changes: Changes
}
