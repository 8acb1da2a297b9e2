import { randomUUID } from 'node:crypto'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { flushFolder } from '../media/writeWholeFile.js'
import { FileContent } from './FileContent.js'

/** For nobody on the machine but the shop. */
const ownMode = 0o600

/** Ends the names of files that are being written. */
export const draftExtension = '.part'

/** A file that is being written: nobody finds it before it is whole and has its name. */
export class FileDraft {
  private size = 0

  private constructor(
    private readonly file: string,
    private readonly handle: FileHandle,
  ) {}

  static async begin(folder: string): Promise<FileDraft> {
    const file = path.join(folder, randomUUID() + draftExtension)
    return new FileDraft(file, await open(file, 'wx+', ownMode))
  }

  async append(piece: Buffer): Promise<void> {
    await this.handle.appendFile(piece)
    this.size += piece.length
  }

  /** What has been written so far. */
  get content(): FileContent {
    return new FileContent(this.handle, this.size)
  }

  /** Gives the file its name; it survives a power cut once this has returned. */
  async keepAs(name: string): Promise<void> {
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
