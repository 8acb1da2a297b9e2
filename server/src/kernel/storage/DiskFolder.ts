import { accessSync, constants, mkdirSync } from 'node:fs'
import { access, type FileHandle, open, readdir, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { DiskDraft } from './DiskDraft.js'
import type { FileDraft } from './FileDraft.js'
import type { ByteRange, FileFolder, StoredFile } from './FileFolder.js'
import { writeWholeFile } from './writeWholeFile.js'

/** A folder on a local disk, or on one shared by several instances; closed to other users of the machine. */
export class DiskFolder implements FileFolder {
  constructor(private readonly folder: string) {}

  /** Creates the folder if it does not exist. @throws an error of the system when it is not writable */
  prepare(): void {
    mkdirSync(this.folder, { recursive: true, mode: 0o700 })
    accessSync(this.folder, constants.W_OK)
  }

  write(name: string, content: Buffer): Promise<void> {
    return writeWholeFile(this.pathOf(name), content)
  }

  begin(): Promise<FileDraft> {
    return DiskDraft.begin(this.folder)
  }

  async receive(name: string, content: AsyncIterable<Buffer>): Promise<void> {
    const draft = await this.begin()
    try {
      for await (const piece of content) await draft.append(piece)
      await draft.saveAs(name)
    } catch (error) {
      // The draft may have been closed already, by a rename that failed.
      await draft.discard().catch(() => undefined)
      throw error
    }
  }

  async freeBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(this.folder)
    return bavail * bsize
  }

  async probe(content: Buffer): Promise<void> {
    const draft = await this.begin()
    try {
      await draft.append(content)
    } finally {
      await draft.discard()
    }
  }

  has(name: string): Promise<boolean> {
    return access(this.pathOf(name)).then(
      () => true,
      () => false,
    )
  }

  async open(name: string): Promise<StoredFile | null> {
    const handle = await unlessMissing(open(this.pathOf(name), 'r'))
    return handle && DiskFile.of(handle)
  }

  async remove(names: readonly string[]): Promise<void> {
    await Promise.all(names.map((name) => rm(this.pathOf(name), { force: true })))
  }

  async list(beginning = ''): Promise<{ name: string; changedAt: Date }[]> {
    const entries = await readdir(this.folder, { withFileTypes: true })
    const names = entries.filter((entry) => entry.isFile() && entry.name.startsWith(beginning)).map(({ name }) => name)
    // A file may be deleted in the meantime.
    const found = await Promise.all(names.map((name) => unlessMissing(stat(this.pathOf(name)))))
    return names.flatMap((name, index) => {
      const changedAt = found[index]?.mtime
      return changedAt ? [{ name, changedAt }] : []
    })
  }

  /** Uses the last part of a name only, so that no name leads outside the folder. */
  private pathOf(name: string): string {
    return path.join(this.folder, path.basename(name))
  }
}

class DiskFile implements StoredFile {
  private constructor(
    private readonly handle: FileHandle,
    readonly size: number,
    readonly changedAt: Date,
  ) {}

  static async of(handle: FileHandle): Promise<DiskFile> {
    const { size, mtime } = await handle.stat()
    return new DiskFile(handle, size, mtime)
  }

  async read(range?: ByteRange): Promise<Readable> {
    return this.handle.createReadStream(range && { start: range.first, end: range.last })
  }

  close(): Promise<void> {
    return this.handle.close()
  }
}

async function unlessMissing<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
