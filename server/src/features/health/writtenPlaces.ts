import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Settings } from '../../kernel/settings/readSettings.js'

/** What the shop writes to on disks of this machine. */
export interface WrittenPlace {
  name: 'database' | 'uploads' | 'backups' | 'temporary'
  /** A folder. */
  at: string
}

/** A database server and buckets have disks of their own, so they are not among them. */
export function writtenPlaces({ database, uploads, backups }: Settings): WrittenPlace[] {
  const places: WrittenPlace[] = []
  if (database.kind === 'sqlite') places.push({ name: 'database', at: path.dirname(database.file) })
  if (uploads.kind === 'folder') places.push({ name: 'uploads', at: uploads.folder })
  if (backups?.place.kind === 'folder') places.push({ name: 'backups', at: backups.place.folder })
  return [...places, { name: 'temporary', at: tmpdir() }]
}
