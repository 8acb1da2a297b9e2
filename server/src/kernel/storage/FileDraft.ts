import type { FileHandle } from 'node:fs/promises'
import { FileContent } from './FileContent.js'

/** A file that is being written locally; it is not visible under its name before it is complete. */
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

  /** Stores the file under its name; durable once this has returned. */
  abstract saveAs(name: string): Promise<void>

  abstract discard(): Promise<void>
}
