import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/**
 * A backup is gzipped lines of JSON: what it was made from first, then every row, then every image. That is the same
 * whatever the database, so a shop can also move from one to the other.
 */
export type BackupLine =
  | { shop: 1; madeAt: string; migrations: string[] }
  | { table: string; row: Record<string, unknown> }
  | { image: string; base64: string }

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
