import path from 'node:path'
import type { EntityManager } from 'typeorm'
import { LoginAttempt } from '../accounts/LoginAttempt.js'
import { Session } from '../accounts/Session.js'
import { IdempotencyKey } from '../messages/IdempotencyKey.js'
import type { Settings } from '../settings/readSettings.js'

/** Everything but what is over within a day anyway. */
const passing: readonly unknown[] = [IdempotencyKey, LoginAttempt, Session]

export function keptTables({ connection }: EntityManager): string[] {
  return connection.entityMetadatas.filter(({ target }) => !passing.includes(target)).map(({ tableName }) => tableName)
}

/** What brought the tables to their form; a backup fits only tables of the same form. */
export async function migrationNames(manager: EntityManager): Promise<string[]> {
  const rows: { name: string }[] = await manager.query('SELECT name FROM migrations ORDER BY id')
  return rows.map(({ name }) => name)
}

export function imagesFolder({ uploadsFolder }: Settings): string {
  return path.join(uploadsFolder, 'images')
}
