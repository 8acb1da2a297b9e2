import { Column, Entity, type EntityManager, IsNull, Not, PrimaryColumn } from 'typeorm'

/** The key of the only row. */
export const demoEndId = 1

const nullable = { nullable: true } as const

/** How far a demo shop is on its way to become its owner's; a single row, which no database has that never was on it. */
@Entity()
export class DemoEnd {
  @PrimaryColumn({ type: 'int' })
  id: number

  /** When the instance that does it last said that it is at work, UTC; null when none is. */
  @Column({ type: 'varchar', length: 24, ...nullable })
  seenAt: string | null

  /** Why it came to nothing; null once it is tried again. */
  @Column({ type: 'varchar', length: 20, ...nullable })
  failure: string | null

  /** When the demo went, UTC: from then on no start fills the database with it again. */
  @Column({ type: 'varchar', length: 24, ...nullable })
  endedAt: string | null

  /** The files of the demo that are still to be removed from the storage. */
  @Column({ type: 'json', ...nullable })
  leftFiles: LeftFiles | null
}

export interface LeftFiles {
  /** Addresses. */
  images: string[]
  /** Names in the storage. */
  documents: string[]
}

/** Whether this was a demo shop that has become its owner's. */
export async function isDemoEnded(reader: EntityManager): Promise<boolean> {
  return reader.existsBy(DemoEnd, { id: demoEndId, endedAt: Not(IsNull()) })
}
