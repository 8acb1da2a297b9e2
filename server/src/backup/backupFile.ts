import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/**
 * A backup is gzipped lines of JSON: what it was made from first, then every row, every image, and the files of
 * downloads, a large one piece by piece. That is the same whatever the database, so a shop can also move from one to the
 * other.
 */
export type BackupLine =
  | { shop: 1; madeAt: string; migrations: string[] }
  | { table: string; row: Record<string, unknown> }
  | { image: string; base64: string }
  | FilePiece

/** The pieces of a file follow each other. */
export interface FilePiece {
  file: string
  base64: string
  isLast: boolean
}

/** What went into a backup or came out of it. */
export interface BackupCount {
  rows: number
  images: number
  files: number
}

export async function writeBackup(file: string, lines: AsyncIterable<BackupLine>): Promise<void> {
  await pipeline(Readable.from(printed(lines)), createGzip(), createWriteStream(file, { mode: 0o600 }))
}

async function* printed(lines: AsyncIterable<BackupLine>): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`
}

export async function* readBackup(file: string): AsyncGenerator<BackupLine> {
  const lines = createInterface({
    input: createReadStream(file).pipe(createGunzip()),
    crlfDelay: Number.POSITIVE_INFINITY,
  })
  for await (const line of lines) yield JSON.parse(line) as BackupLine
}
