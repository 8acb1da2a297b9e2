import path from 'node:path'
import { z } from 'zod'
import { nullFor, setting } from './setting.js'
import { SettingError } from './settingValues.js'
import { type StorageAddress, storageAddress } from './storageAddress.js'

/** The plan by which the shop backs itself up. */
export interface BackupPlanSettings {
  place: StorageAddress
  /** When, in the shop's time zone. */
  at: { hour: number; minute: number; timeZone: string }
  /** How many backups of the plan are retained. */
  retained: number
}

/** Where backups are stored; null for no plan, undefined for the usual place. */
export const backupsAddress = setting<StorageAddress | null | undefined>(
  '',
  z.union([z.literal('').transform(() => undefined), nullFor('off', storageAddress)]),
  (value) => `must look like file:data/backups or s3://bucket/prefix, or be off, not '${value}'`,
)

export const backupAt = setting(
  '03:30',
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .transform((text) => ({ hour: Number(text.slice(0, 2)), minute: Number(text.slice(3)) })),
  (value) => `must be a time of day such as 03:30, not '${value}'`,
)

const maxRetained = 366

export const backupsRetained = setting(
  '7',
  z
    .string()
    .regex(/^[1-9]\d{0,2}$/)
    .transform(Number)
    .refine((count) => count <= maxRetained),
  (value) => `must be a number from 1 to ${maxRetained}, not '${value}'`,
)

/**
 * The place of backups: the folder `backups` beside that of the uploads unless another is named.
 * @throws SettingError when it is among the uploads, of which images are public
 */
export function backupsPlace(given: StorageAddress | undefined, uploads: StorageAddress): StorageAddress {
  if (!given)
    return uploads.kind === 'folder' ? besideUploads(uploads.folder) : storageAddress.parse('file:data/backups')
  if (isAmongUploads(given, uploads)) {
    throw new SettingError('BACKUPS', 'names a place among the uploads: name one of its own, such as file:data/backups')
  }
  return given
}

function besideUploads(folder: string): StorageAddress {
  return { kind: 'folder', folder: path.join(path.dirname(folder), 'backups') }
}

function isAmongUploads(given: StorageAddress, uploads: StorageAddress): boolean {
  if (given.kind === 'folder') {
    return uploads.kind === 'folder' && uploadFolders(uploads.folder).some((folder) => isWithin(given.folder, folder))
  }
  if (uploads.kind === 'folder' || given.bucket !== uploads.bucket) return false
  const isInside = ['images/', 'private/'].some((part) => given.prefix.startsWith(uploads.prefix + part))
  return isInside || given.prefix === uploads.prefix
}

function uploadFolders(folder: string): string[] {
  return [folder, path.join(path.dirname(folder), 'private')]
}

function isWithin(folder: string, other: string): boolean {
  return `${folder}${path.sep}`.startsWith(`${other}${path.sep}`)
}
