import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { draftExtension } from '../../kernel/storage/DiskDraft.js'
import type { FileFolder, StoredFile } from '../../kernel/storage/FileFolder.js'
import { NoRoom } from './NoRoom.js'

/** A backup that has been read back and found good. */
export interface BackupCopy {
  name: string
  /** UTC. */
  madeAt: string
  /** Whether the plan made it, rather than someone in the back office. */
  isPlanned: boolean
  bytes: number
  rows: number
  images: number
  files: number
  missing: number
  /** The version of the product that made it; null for those of before versions said so. */
  version: string | null
  /** The last migration of its tables. */
  schema: string | null
}

const nameForm = /^shop-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z-(planned|asked)\.backup$/
const labelExtension = '.json'

/** What stands in the label of a copy. */
const label = z.object({
  bytes: z.number(),
  sha256: z.string(),
  rows: z.number(),
  images: z.number(),
  files: z.number(),
  missing: z.number(),
  version: z.string().nullable().default(null),
  schema: z.string().nullable().default(null),
})

export type CopyLabel = z.output<typeof label>

/** The most copies from the back office that are retained, beside those of the plan. */
export const maxAsked = 3

/** A backup never takes the last room of a disk, which the shop itself may need. */
const reservedBytes = 64 * 1024 * 1024
const bytesBetweenLooks = 16 * 1024 * 1024

/**
 * The backups in their folder or bucket. A copy counts once its label stands beside it, which is written last; what has no
 * label is the rest of one that was interrupted.
 */
export class BackupCopies {
  /** A label never changes. */
  private readonly known = new Map<string, BackupCopy>()

  constructor(private readonly folder: FileFolder) {}

  static nameOf(madeAt: Date, isPlanned: boolean): string {
    const stamp = `${madeAt.toISOString().slice(0, 19)}Z`.replaceAll(':', '-')
    return `shop-${stamp}-${isPlanned ? 'planned' : 'asked'}.backup`
  }

  /** The good ones, the newest first. @throws the error of the storage when it cannot be read */
  async list(): Promise<BackupCopy[]> {
    const names = new Set((await this.folder.list('shop-')).map(({ name }) => name))
    const labelled = [...names].filter((name) => nameForm.test(name) && names.has(name + labelExtension))
    for (const name of this.known.keys()) if (!labelled.includes(name)) this.known.delete(name)
    const copies = await Promise.all(labelled.map((name) => this.known.get(name) ?? this.readLabel(name)))
    return copies.filter((copy) => copy !== null).sort((one, other) => other.madeAt.localeCompare(one.madeAt))
  }

  /** Opens a good one; null when there is none of this name. */
  async open(name: string): Promise<StoredFile | null> {
    if (!nameForm.test(name) || !(await this.folder.has(name + labelExtension))) return null
    return this.folder.open(name)
  }

  /**
   * Stores a copy, which does not count yet.
   * @param expectedBytes how large it may become
   * @returns its size and checksum
   * @throws NoRoom before the disk is full
   */
  async write(
    name: string,
    content: AsyncIterable<Buffer>,
    expectedBytes: number,
  ): Promise<Pick<CopyLabel, 'bytes' | 'sha256'>> {
    await this.assertRoom(expectedBytes)
    const sum = createHash('sha256')
    let bytes = 0
    await this.folder.receive(
      name,
      this.measured(content, (piece) => {
        bytes += piece.length
        sum.update(piece)
      }),
    )
    return { bytes, sha256: sum.digest('hex') }
  }

  /** Opens a copy that does not count yet, to read it back. */
  async openUnproved(name: string): Promise<StoredFile | null> {
    return this.folder.open(name)
  }

  /** From now on the copy counts. */
  async prove(name: string, content: CopyLabel): Promise<void> {
    await this.folder.write(name + labelExtension, Buffer.from(`${JSON.stringify(content)}\n`))
  }

  async remove(names: readonly string[]): Promise<void> {
    // In this order: without its label a copy does not count.
    await this.folder.remove(names.map((name) => name + labelExtension))
    await this.folder.remove(names)
  }

  /** Removes the oldest beyond those that are retained. @returns their names */
  async prune(retained: number): Promise<string[]> {
    const copies = await this.list()
    const beyond = [
      ...copies.filter(({ isPlanned }) => isPlanned).slice(retained),
      ...copies.filter(({ isPlanned }) => !isPlanned).slice(maxAsked),
    ].map(({ name }) => name)
    if (beyond.length > 0) await this.remove(beyond)
    return beyond
  }

  /** Removes what was left behind by one that was interrupted. Only for who is alone in making backups. */
  async removeLeftOvers(): Promise<void> {
    const names = (await this.folder.list()).map(({ name }) => name)
    const leftOver = names.filter(
      (name) =>
        (nameForm.test(name) && !names.includes(name + labelExtension)) ||
        (name.endsWith(draftExtension) && /^[\da-f-]{36}$/.test(name.slice(0, -draftExtension.length))),
    )
    if (leftOver.length > 0) await this.folder.remove(leftOver)
  }

  private async *measured(content: AsyncIterable<Buffer>, note: (piece: Buffer) => void): AsyncGenerator<Buffer> {
    let sinceLook = 0
    for await (const piece of content) {
      sinceLook += piece.length
      if (sinceLook > bytesBetweenLooks) {
        await this.assertRoom(0)
        sinceLook = 0
      }
      note(piece)
      yield piece
    }
  }

  private async assertRoom(bytes: number): Promise<void> {
    const free = await this.folder.freeBytes()
    if (free !== null && free < bytes + reservedBytes) throw new NoRoom()
  }

  private async readLabel(name: string): Promise<BackupCopy | null> {
    const stored = await this.folder.open(name + labelExtension)
    const read = label.safeParse(parsed(stored ? (await buffer(await stored.read())).toString() : ''))
    const [, day, hour, minute, second, kind] = nameForm.exec(name) ?? []
    if (!read.success) return null
    const { sha256: _, ...counts } = read.data
    const madeAt = `${day}T${hour}:${minute}:${second}.000Z`
    const copy = { name, madeAt, isPlanned: kind === 'planned', ...counts }
    this.known.set(name, copy)
    return copy
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
