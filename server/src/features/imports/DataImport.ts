import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import { defineChoice, type ValueOf } from '../../kernel/fields/Choice.js'
import type { Language } from '../../kernel/shared/screens.js'

export const importStates = defineChoice(
  'ImportState',
  ['judging', 'ready', 'running', 'done', 'undoing', 'undone'],
  'How far an import is.',
)
export type ImportState = ValueOf<typeof importStates>

/** What is read of a column of a file. */
export interface ImportColumn {
  heading: string
  /** The field, `id`, or a reference by the id of its record, such as `customer.id`; null for what is not read. */
  target: string | null
  /** Whether it is something that the shop itself keeps, such as when a record was added. */
  isOwn: boolean
  examples: string[]
}

/** What the owner says of a site that is imported. */
export interface SiteOptions {
  /** That of its texts. */
  language: Language
  /** Whether its menus are made too. */
  menus: boolean
}

/** A file that was read, and what becomes of it. Its rows are `ImportRow`. */
@Entity()
@Index(['at'])
@Index(['busy'], { unique: true })
export class DataImport {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  @Column({ type: 'varchar', length: 40 })
  entity: string

  @Column({ type: 'varchar', length: 200 })
  fileName: string

  @Column({ type: 'varchar', length: 10 })
  state: ImportState

  /** `yes` while it is worked on: the index lets one import at a time be. */
  @Column({ type: 'varchar', length: 3, nullable: true })
  busy: 'yes' | null

  /** When it was last worked on, UTC. */
  @Column({ type: 'varchar', length: 24 })
  seenAt: string

  /** The account that began it; null for a program. */
  @Column({ type: 'int', nullable: true })
  user: number | null

  @Column({ type: 'varchar', length: 120, nullable: true })
  userName: string | null

  /** UTC. */
  @Column({ type: 'varchar', length: 24 })
  at: string

  @Column({ type: 'json' })
  columns: ImportColumn[]

  /** How numbers are written, where the owner has said so. */
  @Column({ type: 'varchar', length: 2, nullable: true })
  numbers: Language | null

  /** Of a site alone. */
  @Column({ type: 'json', nullable: true })
  options: SiteOptions | null

  /**
   * The addresses of the pictures that were chosen with it, by the names of their files; null until they have come. Of a site those
   * that were fetched, by where they were.
   */
  @Column({ type: 'json' })
  pictures: Record<string, string | null>

  @Column({ type: 'int' })
  total: number
}
