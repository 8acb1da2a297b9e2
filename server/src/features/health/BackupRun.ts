import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { Database } from '../../kernel/database/Database.js'

/** Why a backup failed, as far as the product can tell. */
export const backupFailures = ['full', 'unwritable', 'unavailable', 'damaged', 'interrupted', 'other'] as const

export type BackupFailure = (typeof backupFailures)[number]

const nullable = { nullable: true } as const

/** How backups fared, and the one that is being made, which an instance claims here; a single row. */
@Entity()
export class BackupRun {
  @PrimaryColumn({ type: 'int' })
  id: number

  /** UTC; null before the first one. */
  @Column({ type: 'varchar', length: 24, nullable: true })
  succeededAt: string | null

  /** UTC; null when none has failed since the last that succeeded. */
  @Column({ type: 'varchar', length: 24, nullable: true })
  failedAt: string | null

  /** Why that one failed. */
  @Column({ type: 'varchar', length: 20, ...nullable })
  failure: BackupFailure | null

  /** Of the last that succeeded by the plan or from the back office. */
  @Column({ type: 'bigint', ...nullable, transformer: { from: asNumber, to: asNumber } })
  bytes: number | null

  /** How long that one took. */
  @Column({ type: 'int', ...nullable })
  milliseconds: number | null

  /** The moment of the plan that was carried out last, UTC; null before the plan has been in force. */
  @Column({ type: 'varchar', length: 24, ...nullable })
  plannedFor: string | null

  /** When the last one by the plan or from the back office began, UTC. It tells the instance that makes it from others. */
  @Column({ type: 'varchar', length: 24, ...nullable })
  startedAt: string | null

  /** When its instance last said that it is still at work, UTC; null when none is. */
  @Column({ type: 'varchar', length: 24, ...nullable })
  seenAt: string | null

  /** Records and files that it has written so far, of `total`; all of them are read back after that. */
  @Column({ type: 'int', ...nullable })
  done: number | null

  @Column({ type: 'int', ...nullable })
  total: number | null
}

function asNumber(value: string | number | null | undefined): number | null | undefined {
  return value === null || value === undefined ? value : Number(value)
}

/** Notes that a backup has just succeeded or failed, for the measures and the back office. */
export async function recordBackup(database: Database, isGood: boolean): Promise<void> {
  const now = new Date().toISOString()
  const outcome = isGood ? { succeededAt: now, failedAt: null, failure: null } : { failedAt: now }
  await database.write((manager) => manager.upsert(BackupRun, { id: 1, ...outcome }, ['id']))
}
