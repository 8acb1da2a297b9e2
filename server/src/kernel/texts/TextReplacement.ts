import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm'

/** What was replaced in texts at once, so that it can be taken back at once. */
@Entity()
export class TextReplacement {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  /** What was looked for. */
  @Column({ type: 'varchar', length: 100 })
  sought: string

  /** What stands in its place; empty where it was taken out. */
  @Column({ type: 'varchar', length: 500 })
  replacement: string

  /** In how many places, of how many records. */
  @Column({ type: 'int' })
  places: number

  @Column({ type: 'int' })
  records: number

  @Column({ type: 'varchar', length: 120, nullable: true })
  userName: string | null

  /** UTC. */
  @Column({ type: 'varchar', length: 24 })
  at: string

  /** When it was taken back, UTC. */
  @Column({ type: 'varchar', length: 24, nullable: true })
  undoneAt: string | null
}
