import { statfs } from 'node:fs/promises'
import { userInfo } from 'node:os'
import path from 'node:path'
import { type DiskFault, diskFault } from '../../kernel/errors/diskFault.js'
import type { Settings } from '../../kernel/settings/readSettings.js'
import { SettingError } from '../../kernel/settings/settingValues.js'
import { type WrittenPlace, writtenPlaces } from './writtenPlaces.js'

/** A disk that is full, read-only, failing or closed to this user; the message is the sentence that the operator reads. */
export class DiskError extends Error {
  override readonly name = 'DiskError'
}

interface Place {
  what: string
  at: string
}

const words: Record<WrittenPlace['name'], string> = {
  database: 'the database',
  uploads: 'the uploads',
  backups: 'the backups',
  temporary: 'temporary files',
}

/** With fewer bytes free a disk is full: a single change of the shop may take as much. */
const leastRoom = 1024 * 1024

/**
 * An error of a disk in a sentence that names what is full or closed, and says what to do; any other as it is.
 * @param files that were named with the command, read or written
 */
export async function explained(error: unknown, settings: Settings, files: readonly string[] = []): Promise<unknown> {
  const fault = diskFault(error)
  if (!fault) return error
  if (fault.isOfServer) return new DiskError(ofServer(fault, settings), { cause: error })
  const place = await faultyPlace(fault, settings, files)
  // SQLite says so too where there is no room for the files beside the database.
  const isFailing = fault.kind === 'failing' && place.room >= leastRoom
  if (isFailing && error instanceof SettingError) return error
  return new DiskError(
    ofDisk({ ...fault, kind: fault.kind === 'failing' && !isFailing ? 'full' : fault.kind }, place),
    {
      cause: error,
    },
  )
}

function ofServer({ kind }: DiskFault, { database }: Settings): string {
  const server = database.kind === 'mysql' ? `the database server at ${database.host}:${database.port}` : ''
  return kind === 'full'
    ? `No room is left on the disk of ${server}: make room there, and try again.`
    : `Nothing can be written to ${server} (read_only): allow writing, or name the server that takes writes in DATABASE_URL.`
}

function ofDisk({ kind, code }: DiskFault, { what, at }: Place): string {
  const where = `${what} (${at})`
  switch (kind) {
    case 'full':
      return `No room is left on the disk of ${where}: make room there, such as by removing old backups, and try again; see CannotStore in docs/operations.md.`
    case 'quota':
      return `The disk quota of the user ${userName()} does not suffice for ${where}: make room there or raise the quota, and try again.`
    case 'readOnly':
      return `The disk of ${where} is read-only: allow writing to it, and try again; one that has become so by itself is failing, as dmesg tells.`
    case 'forbidden':
      return `The user ${userName()} may not use ${where}: allow it, or run this as the user of the shop (sudo deploy/manage …).`
    default:
      return `The disk of ${where} fails (${code}): see what dmesg says of it before anything else.`
  }
}

/** What the operating system named, or else what has the least room of all that may have been written. */
async function faultyPlace({ path: at, isOfSqlite }: DiskFault, settings: Settings, files: readonly string[]) {
  const own = writtenPlaces(settings).map((place) => ({ what: words[place.name], at: place.at, name: place.name }))
  const named = files.map((file) => ({ what: 'the file', at: file }))
  const places = isOfSqlite ? own.filter(({ name }) => name === 'database' || name === 'temporary') : [...named, ...own]
  const known = at ? [{ what: innermost(at, places)?.what ?? 'a file', at }] : places
  const measured = await Promise.all(known.map(async (place) => ({ ...place, room: await roomAt(place.at) })))
  return measured.reduce((one, other) => (other.room < one.room ? other : one))
}

/** Of the places around a path, such as those of the database and of the uploads beside it, the one that it is nearest to. */
function innermost(at: string, places: readonly Place[]): Place | undefined {
  const around = places.filter((place) => `${at}${path.sep}`.startsWith(`${place.at}${path.sep}`))
  return around.sort((one, other) => other.at.length - one.at.length)[0]
}

/** Bytes that are free on the disk of a path, or of the nearest folder above it that there is. */
async function roomAt(at: string): Promise<number> {
  const disk = await statfs(at).catch(() => null)
  if (disk) return disk.bavail * disk.bsize
  return path.dirname(at) === at ? Number.POSITIVE_INFINITY : roomAt(path.dirname(at))
}

function userName(): string {
  try {
    return userInfo().username
  } catch {
    // One without a name, as in some containers.
    return String(process.getuid?.())
  }
}
