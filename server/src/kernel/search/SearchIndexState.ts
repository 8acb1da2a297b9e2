import { Column, Entity, PrimaryColumn } from 'typeorm'

/** How far the search index of an entity is; an entity without a row has none yet. */
@Entity()
export class SearchIndexState {
  /** The name of the entity. */
  @PrimaryColumn({ type: 'varchar', length: 40 })
  entity: string

  /** Identifies the rules by which its records are indexed, from the lowest id on. */
  @Column({ type: 'varchar', length: 64 })
  rules: string

  /** The id up to which they are; null when all are. */
  @Column({ type: 'int', nullable: true })
  filledTo: number | null

  /** The process that indexes them now, by a name of its own. */
  @Column({ type: 'varchar', length: 36, nullable: true })
  claimedBy: string | null

  /** Until when nobody else may, UTC. */
  @Column({ type: 'varchar', length: 24, nullable: true })
  claimedUntil: string | null
}
