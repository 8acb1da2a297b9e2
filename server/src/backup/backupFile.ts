import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { flushFolder } from '../storage/writeWholeFile.js'

/**
 * A backup is gzipped lines of JSON: a header, then every row, every image, and the files of downloads in chunks; last
 * the counts, and the SHA-256 of all previous lines. The format does not depend on the database, so a shop can also move
 * from one to the other.
 */
export type BackupLine =
  | { shop: 2; madeAt: string; migrations: string[] }
  | { table: string; row: Record<string, unknown> }
  | { image: string; base64: string }
  | FilePiece
  | BackupEnd

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

/** Writes a backup atomically and durably. */
export async function writeBackup(file: string, lines: AsyncIterable<BackupLine>, count: BackupCount): Promise<void> {
  const draft = `${file}.part`
  try {
    const written = createWriteStream(draft, { mode: 0o600, flush: true })
    await pipeline(Readable.from(printed(lines, count)), createGzip(), written)
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  await flushFolder(path.dirname(file))
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

/** The lines of a backup, without line breaks. */
export async function* readLines(file: string): AsyncGenerator<string> {
  const unzipped = createGunzip()
  const reading = pipeline(createReadStream(file), unzipped)
  // An error ends the loop below too; this prevents an unhandled rejection until it is awaited.
  reading.catch(() => undefined)
  for await (const line of createInterface({ input: unzipped, crlfDelay: Number.POSITIVE_INFINITY })) yield line
  await reading
}

export async function* readBackup(file: string): AsyncGenerator<BackupLine> {
  for await (const line of readLines(file)) yield JSON.parse(line) as BackupLine
}
