import { createHash } from 'node:crypto'
import type { DatabaseAddress } from '../settings/databaseAddress.js'

/** Distinguishes the private files of databases that share a folder: the beginning of their names. */
export function databaseMark(address: DatabaseAddress): string {
  const place = address.kind === 'sqlite' ? address.file : `${address.host}:${address.port}/${address.database}`
  return createHash('sha256').update(place).digest('hex').slice(0, 8)
}
