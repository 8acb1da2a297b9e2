import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { lstat, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { flushFolder } from '../../kernel/storage/writeWholeFile.js'

/**
 * A backup is gzipped lines of JSON: a header, then every row, every image, the files of downloads in chunks, and photos
 * of jobs and messages; last the counts, and the SHA-256 of all previous lines. The format does not depend on the
 * database, so a shop can also move from one to the other.
 */
export type BackupLine =
  | BackupHeader
  | { table: string; row: Record<string, unknown> }
  | { image: string; base64: string }
  /** Of a job, as all were before others had some, or of what else has some. */
  | { photo: string; of?: PhotoOwner; base64: string }
  | FilePiece
  | BackupEnd

/** What photos and the like belong to; those of jobs name nothing. */
export type PhotoOwner = 'message' | 'boughtItem' | 'invoice'

export interface BackupHeader {
  shop: 2
  madeAt: string
  /** Those that had run: the form of its tables. */
  migrations: string[]
  /** The version of the product that made it; none in those of before versions said so. */
  version?: string
}

/** The chunks of a file are consecutive. */
export interface FilePiece {
  file: string
  base64: string
  isLast: boolean
}

export interface BackupEnd {
  count: BackupCount
  /** Hexadecimal. */
  sha256: string
}

/** The contents of a backup, counted. */
export interface BackupCount {
  rows: number
  images: number
  files: number
  /** Images and files that rows refer to but that are missing from the storage. */
  missing: number
}

const zippedPieceBytes = 256 * 1024

/** A file that no backup is written to; the message is the sentence that the operator reads. */
export class BackupTargetError extends Error {
  override readonly name = 'BackupTargetError'
}

/** @throws BackupTargetError when something other than an earlier backup or nothing at all would be replaced */
export async function assertReplaceable(file: string): Promise<void> {
  const folder = await stat(path.dirname(file)).catch(() => null)
  if (!folder?.isDirectory()) throw new BackupTargetError(`There is no folder ${path.dirname(file)}.`)
  const there = await lstat(file).catch(() => null)
  if (there && !there.isFile()) {
    const kind = there.isDirectory() ? 'a folder' : there.isSymbolicLink() ? 'a symbolic link' : 'a device or the like'
    throw new BackupTargetError(`${file} is ${kind}, and no file: nothing was written. Name a file.`)
  }
}

/** Writes a file atomically and durably. */
export async function writeBackupFile(file: string, content: AsyncIterable<Buffer>): Promise<void> {
  const draft = `${file}.${randomUUID()}.part`
  try {
    const written = createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true })
    // Not every error of a stream says which file it fails to write, and the draft is nobody's concern.
    written.once('error', (error) => Object.assign(error, { path: file }))
    await pipeline(content, written)
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  await flushFolder(path.dirname(file))
}

/** The bytes of a backup. */
export async function* zippedBackup(lines: AsyncIterable<BackupLine>, count: BackupCount): AsyncGenerator<Buffer> {
  const zipped = createGzip({ chunkSize: zippedPieceBytes })
  const writing = pipeline(Readable.from(printed(lines, count)), zipped)
  // An error ends the loop below too; this prevents an unhandled rejection until it is awaited.
  writing.catch(() => undefined)
  try {
    yield* zipped
  } finally {
    zipped.destroy()
  }
  await writing
}

async function* printed(lines: AsyncIterable<BackupLine>, count: BackupCount): AsyncGenerator<string> {
  const sum = createHash('sha256')
  for await (const line of lines) {
    const text = `${JSON.stringify(line)}\n`
    sum.update(text)
    yield text
  }
  const end: BackupEnd = { count, sha256: sum.digest('hex') }
  yield `${JSON.stringify(end)}\n`
}

/** The lines of a backup in a file or from elsewhere, without line breaks. */
export async function* readLines(file: string | Readable): AsyncGenerator<string> {
  const unzipped = createGunzip()
  const reading = pipeline(typeof file === 'string' ? createReadStream(file) : file, unzipped)
  // An error ends the loop below too; this prevents an unhandled rejection until it is awaited, and an unhandled event when
  // the reader stopped at a damaged line before the end of the file shows its checksum to be wrong.
  reading.catch(() => undefined)
  const lines = createInterface({ input: unzipped, crlfDelay: Number.POSITIVE_INFINITY })
  lines.on('error', () => undefined)
  yield* lines
  await reading
}

export async function* readBackup(file: string): AsyncGenerator<BackupLine> {
  for await (const line of readLines(file)) yield JSON.parse(line) as BackupLine
}
