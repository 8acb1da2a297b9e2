import type { EntityManager } from 'typeorm'
import { DatabaseVersion } from '../../kernel/database/DatabaseVersion.js'
import { TableChange } from '../../kernel/database/TableChange.js'
import { RecordLink } from '../../kernel/links/RecordLink.js'
import { RecordWrite } from '../../kernel/records/RecordWrite.js'
import { ScheduledRound } from '../../kernel/scheduler/ScheduledRound.js'
import { SearchIndexState } from '../../kernel/search/SearchIndexState.js'
import { SearchNgram } from '../../kernel/search/SearchNgram.js'
import { BackupRun } from '../health/BackupRun.js'
import { RunningInstance } from '../health/RunningInstance.js'
import { DataImport } from '../imports/DataImport.js'
import { ImportRow } from '../imports/ImportRow.js'
import { SelfIntake } from '../intake/SelfIntake.js'
import { DocumentGuard } from '../invoices/DocumentGuard.js'
import { IdempotencyKey } from '../messages/IdempotencyKey.js'
import { PasswordToken } from '../passwords/PasswordToken.js'
import { CounterPin } from '../sessions/CounterPin.js'
import { LoginAttempt } from '../sessions/LoginAttempt.js'
import { Session } from '../sessions/Session.js'
import { SetupCode } from '../setup/SetupCode.js'
import { BackupPermit } from './BackupPermit.js'

/** Temporary, derived or specific to this database, or a credential that a restore must not bring back. */
const passing: readonly unknown[] = [
  BackupPermit,
  BackupRun,
  CounterPin,
  DataImport,
  DatabaseVersion,
  DocumentGuard,
  IdempotencyKey,
  ImportRow,
  LoginAttempt,
  PasswordToken,
  RecordLink,
  RecordWrite,
  RunningInstance,
  ScheduledRound,
  SearchIndexState,
  SearchNgram,
  SelfIntake,
  Session,
  SetupCode,
  TableChange,
]

/** Imports of other records, sessions, PINs, password links, permits and codes of the set-up, which a restore ends. */
const endedByRestore: readonly unknown[] = [
  BackupPermit,
  CounterPin,
  DataImport,
  ImportRow,
  PasswordToken,
  Session,
  SetupCode,
]

/** The tables in a backup. */
export function backedUpTables(manager: EntityManager): string[] {
  return tableNames(manager, (table) => !passing.includes(table))
}

/** The tables that are emptied before a backup is restored. */
export function tablesToEmpty(manager: EntityManager): string[] {
  return tableNames(manager, (table) => endedByRestore.includes(table) || !passing.includes(table))
}

function tableNames({ connection }: EntityManager, isMeant: (table: unknown) => boolean): string[] {
  return connection.entityMetadatas.filter(({ target }) => isMeant(target)).map(({ tableName }) => tableName)
}

/** The migrations that have run: the version of the tables. */
export async function migrationNames(manager: EntityManager): Promise<string[]> {
  const rows: { name: string }[] = await manager.query('SELECT name FROM migrations ORDER BY id')
  return rows.map(({ name }) => name)
}
