import { randomUUID } from 'node:crypto'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { FileDraft } from './FileDraft.js'
import { flushFolder } from './writeWholeFile.js'

/** The extension of files that are being written. */
export const draftExtension = '.part'

/** A draft in the folder that it will be stored in. */
export class DiskDraft extends FileDraft {
  private constructor(
    handle: FileHandle,
    private readonly file: string,
  ) {
    super(handle)
  }

  static async begin(folder: string): Promise<DiskDraft> {
    const file = path.join(folder, randomUUID() + draftExtension)
    return new DiskDraft(await open(file, 'wx+', 0o600), file)
  }

  async saveAs(name: string): Promise<void> {
    const folder = path.dirname(this.file)
    await this.handle.sync()
    await this.handle.close()
    await rename(this.file, path.join(folder, path.basename(name)))
    await flushFolder(folder)
  }

  async discard(): Promise<void> {
    await this.handle.close()
    await rm(this.file, { force: true })
  }
}
