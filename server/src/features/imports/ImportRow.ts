import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import type { Values } from '../../kernel/context/Row.js'
import { CascadeReference } from '../../kernel/fields/CascadeReference.js'
import { defineChoice, type ValueOf } from '../../kernel/fields/Choice.js'
import type { Message } from '../../kernel/i18n/say.js'
import type { ReadCell } from '../../kernel/sheets/SheetRow.js'
import { DataImport } from './DataImport.js'

export const importOutcomes = defineChoice(
  'ImportOutcome',
  ['new', 'changed', 'unchanged', 'refused'],
  'What a row of an import makes of a record.',
)
export type ImportOutcome = ValueOf<typeof importOutcomes>

export const importResults = defineChoice(
  'ImportResult',
  ['done', 'failed', 'undone', 'kept'],
  'What has become of a row: done, refused after all, taken back, or kept although all was taken back.',
)
export type ImportResult = ValueOf<typeof importResults>

/** What is wrong with a row: with a field of it, or with all of it where there is none. */
export interface RowFault {
  field: string | null
  message: Message
}

/** A record that was written besides the one of its row. */
export interface BesidesRow {
  entity: string
  record: number
  after: Values
}

/** A row of a file that was read. */
@Entity()
@Index(['import', 'number'], { unique: true })
@Index(['entity', 'record'])
export class ImportRow {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  @CascadeReference(() => DataImport)
  import: number

  /** In the file, from 1. */
  @Column({ type: 'int' })
  number: number

  @Column({ type: 'json' })
  cells: ReadCell[]

  /** Null until it was judged. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  outcome: ImportOutcome | null

  /** Null until it was written. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  result: ImportResult | null

  @Column({ type: 'json' })
  faults: RowFault[]

  /** What of it is otherwise than in the file, or was left out. */
  @Column({ type: 'json', nullable: true })
  notes: Message[] | null

  /** What the record is called, cut. */
  @Column({ type: 'varchar', length: 120 })
  title: string

  /** The entity and the id of the record that it was written to, or that it is about. */
  @Column({ type: 'varchar', length: 40 })
  entity: string

  @Column({ type: 'int', nullable: true })
  record: number | null

  /** What it changed, as it was and as it is since; of a new record all of it, and nothing before. */
  @Column({ type: 'json', nullable: true })
  before: Values | null

  @Column({ type: 'json', nullable: true })
  after: Values | null

  /** Records that were added with it, such as redirects to it. */
  @Column({ type: 'json', nullable: true })
  also: BesidesRow[] | null
}
