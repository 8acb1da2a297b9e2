import type { Stats } from 'node:fs'
import { chmod, lstat, readdir, realpath } from 'node:fs/promises'
import { homedir } from 'node:os'
import path from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from '../settings/readSettings.js'
import { productRoot } from '../settings/settingValues.js'

const forOthers = 0o077
const sticky = 0o1000

/**
 * Takes the rights of other users of the machine from everything that the shop has stored: database, secret, images,
 * private files and backups. New files get none by the process's umask; this is for those of before it, or copied into
 * the folder.
 * What belongs to another user, and folders that others use too, are left as they are.
 */
export async function closeToOthers({ database, uploads, backups }: Settings, log: FastifyBaseLogger): Promise<void> {
  const databaseFile = database.kind === 'sqlite' ? database.file : null
  const uploadsFolder = uploads.kind === 'folder' ? uploads.folder : null
  const data = [databaseFile, uploadsFolder].flatMap((place) => (place === null ? [] : [path.dirname(place)]))
  try {
    if (databaseFile !== null) {
      for (const end of ['', '-wal', '-shm', '-journal', '.lock']) await closeTree(databaseFile + end)
    }
    for (const folder of new Set(data)) await closeTree(path.join(folder, 'session-secret'))
    if (uploadsFolder !== null) {
      await closeTree(uploadsFolder)
      await closeTree(path.join(path.dirname(uploadsFolder), 'private'))
    }
    if (backups?.place.kind === 'folder') await closeTree(backups.place.folder)
    for (const folder of new Set(data)) if (await isOnlyOurs(folder)) await closeOne(folder)
  } catch (error) {
    log.warn(error, 'Files of the shop can be read by other users of this machine')
  }
}

/** A folder that is closed itself is not searched: nobody gets to what is in it. */
async function closeTree(given: string): Promise<void> {
  const place = await realpath(given).catch(() => null)
  const stats = place && (await statsOf(place))
  if (!stats || !(stats.mode & forOthers)) return
  if (stats.isDirectory()) {
    for (const name of await readdir(place)) {
      const inside = path.join(place, name)
      if (!(await statsOf(inside))?.isSymbolicLink()) await closeTree(inside)
    }
  }
  await closeOne(place)
}

async function closeOne(place: string): Promise<void> {
  const stats = await statsOf(place)
  if (stats && isOurs(stats) && stats.mode & forOthers) await chmod(place, stats.mode & 0o700)
}

/** Whether nobody else needs this folder: one such as /tmp, the product's or the user's own is not closed. */
async function isOnlyOurs(folder: string): Promise<boolean> {
  const stats = await statsOf(folder)
  if (!stats?.isDirectory() || !isOurs(stats) || stats.mode & sticky) return false
  if ([productRoot, homedir()].some((used) => `${used}${path.sep}`.startsWith(path.join(folder, path.sep))))
    return false
  const inside = await Promise.all((await readdir(folder)).map((name) => statsOf(path.join(folder, name))))
  return inside.every((each) => !each || isOurs(each))
}

function isOurs({ uid }: Stats): boolean {
  return uid === process.getuid?.()
}

/** Null when it does not exist, or no longer. */
async function statsOf(place: string): Promise<Stats | null> {
  return lstat(place).catch(() => null)
}
