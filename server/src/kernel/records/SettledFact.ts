import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/**
 * A fact in which a record differed from its sibling and now has the other's value. Its own one stays in the history; the
 * entry stays until the owner has looked.
 */
@Entity()
@Index(['entity', 'record', 'field'], { unique: true })
export class SettledFact {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  /** The name of the entity. */
  @Column({ type: 'varchar', length: 40 })
  entity: string

  /** The record that follows its sibling since. */
  @Column({ type: 'int' })
  record: number

  @Column({ type: 'varchar', length: 40 })
  field: string

  /** ISO 8601, UTC. */
  @Column({ type: 'varchar', length: 24 })
  at: string
}
