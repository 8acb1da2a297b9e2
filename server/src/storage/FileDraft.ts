import type { FileHandle } from 'node:fs/promises'
import { FileContent } from './FileContent.js'

/** A file that is being written, on this machine: nobody finds it before it is whole and has its name. */
export abstract class FileDraft {
  private size = 0

  constructor(protected readonly handle: FileHandle) {}

  async append(piece: Buffer): Promise<void> {
    await this.handle.appendFile(piece)
    this.size += piece.length
  }

  /** What has been written so far. */
  get content(): FileContent {
    return new FileContent(this.handle, this.size)
  }

  /** Gives the file its name; it is kept once this has returned. */
  abstract keepAs(name: string): Promise<void>

  abstract discard(): Promise<void>
}
