import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { DatabaseAddress } from './databaseAddress.js'
import { SettingError } from './settingValues.js'

/** The secret of a shop that is given none, stored with its data so that a restart ends no session. @throws SettingError */
export function ownSecret(database: DatabaseAddress): string {
  const folder = database.kind === 'sqlite' ? path.dirname(database.file) : path.resolve('data')
  const file = path.join(folder, 'session-secret')
  try {
    mkdirSync(folder, { recursive: true })
    return readSecret(file) || makeSecret(file)
  } catch (error) {
    throw new SettingError('DATABASE_URL', `names a folder that cannot be written to (${(error as Error).message})`)
  }
}

function readSecret(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
}

/** Linked to its name when it is whole: a process that is killed leaves no part of it, and the first of several wins. */
function makeSecret(file: string): string {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600, flush: true })
  try {
    if (existsSync(file) && !readSecret(file)) rmSync(file)
    linkSync(draft, file)
  } catch (error) {
    if (!readSecret(file)) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readSecret(file)
}
