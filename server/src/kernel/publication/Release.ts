import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/** Records that are published together, at one moment or none. Its table is not called `release`, a word of SQL. */
@Entity('shop_release')
@Index(['publishAt'])
export class Release {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  @Column({ type: 'varchar', length: 120 })
  name: string

  /** The account that made it; null for a program. No foreign key: it outlives accounts. */
  @Column({ type: 'int', nullable: true })
  user: number | null

  @Column({ type: 'varchar', length: 120, nullable: true })
  userName: string | null

  /** When it was made, UTC. */
  @Column({ type: 'varchar', length: 24 })
  at: string

  /** When it publishes itself, UTC; null for never. */
  @Column({ type: 'varchar', length: 24, nullable: true })
  publishAt: string | null

  /** When it was published, UTC; null before. */
  @Column({ type: 'varchar', length: 24, nullable: true })
  publishedAt: string | null

  /** How many records it published. */
  @Column({ type: 'int' })
  publishedCount: number

  /** Why it could not publish itself, in the language of the shop. */
  @Column({ type: 'text', nullable: true })
  failure: string | null
}

/** A record whose draft is published with a release, or that is a concept until then: in one release at most. */
@Entity()
@Index(['entity', 'record'], { unique: true })
@Index(['releaseId'])
export class ReleaseMember {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  @Column({ type: 'int' })
  releaseId: number

  @Column({ type: 'varchar', length: 40 })
  entity: string

  @Column({ type: 'int' })
  record: number
}
