import { Column, Entity, Index, PrimaryColumn } from 'typeorm'
import type { Language } from '../shared/screens.js'

/** An uploaded image; fields of records refer to it by its address. */
@Entity()
@Index(['folder', 'createdAt'])
export class Media {
  /** `/uploads/images/….jpg` */
  @PrimaryColumn({ type: 'varchar', length: 200 })
  url: string

  @Column({ type: 'int' })
  width: number

  @Column({ type: 'int' })
  height: number

  /** The name the file had on the uploader's computer. */
  @Column({ type: 'varchar', length: 200 })
  originalName: string

  /** Bytes of the re-encoded original. */
  @Column({ type: 'int' })
  bytes: number

  @Column({ type: 'varchar', length: 24 })
  createdAt: string

  /** What it was uploaded for, e.g. `newsItem`, or where the owner has put it; null for images older than this column. */
  @Column({ type: 'varchar', length: 41, nullable: true })
  folder: string | null

  /** The record of that entity that it was uploaded for. */
  @Column({ type: 'int', nullable: true })
  record: number | null

  /** The alternative text, unless a record has its own. */
  @Column({ type: 'json', nullable: true })
  alt: Partial<Record<Language, string>> | null

  /** The focal point for cropping, in percent from the left; null for the middle. */
  @Column({ type: 'int', nullable: true })
  focusX: number | null

  /** The same from the top. */
  @Column({ type: 'int', nullable: true })
  focusY: number | null
}
