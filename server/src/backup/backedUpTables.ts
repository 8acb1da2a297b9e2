import type { EntityManager } from 'typeorm'
import { TableChange } from '../database/TableChange.js'
import { IdempotencyKey } from '../messages/IdempotencyKey.js'
import { PasswordToken } from '../passwords/PasswordToken.js'
import { CleaningRound } from '../retention/CleaningRound.js'
import { SearchNgram } from '../search/SearchNgram.js'
import { LoginAttempt } from '../sessions/LoginAttempt.js'
import { Session } from '../sessions/Session.js'

/** What is over soon, follows from the rest, holds for this database alone, or gives whoever has it a right that a backup must not bring back. */
const passing: readonly unknown[] = [
  CleaningRound,
  IdempotencyKey,
  LoginAttempt,
  PasswordToken,
  SearchNgram,
  Session,
  TableChange,
]

/** What a restore ends, whatever is in the backup: who is logged in, and who may choose a password. */
const endedByRestore: readonly unknown[] = [PasswordToken, Session]

/** What goes into a backup. */
export function backedUpTables(manager: EntityManager): string[] {
  return tableNames(manager, (table) => !passing.includes(table))
}

/** What is empty before a backup is put back. */
export function tablesToEmpty(manager: EntityManager): string[] {
  return tableNames(manager, (table) => endedByRestore.includes(table) || !passing.includes(table))
}

function tableNames({ connection }: EntityManager, isMeant: (table: unknown) => boolean): string[] {
  return connection.entityMetadatas.filter(({ target }) => isMeant(target)).map(({ tableName }) => tableName)
}

/** What brought the tables to their form; a backup fits only tables of the same form. */
export async function migrationNames(manager: EntityManager): Promise<string[]> {
  const rows: { name: string }[] = await manager.query('SELECT name FROM migrations ORDER BY id')
  return rows.map(({ name }) => name)
}
