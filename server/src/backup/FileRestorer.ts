import type { FileDraft } from '../storage/FileDraft.js'
import type { FileFolder } from '../storage/FileFolder.js'
import type { FilePiece } from './backupFile.js'

/** Puts files back into the store from their pieces. */
export class FileRestorer {
  private draft: FileDraft | null = null

  constructor(private readonly folder: FileFolder) {}

  /** @returns whether that was the last piece of a file, which has its name back now */
  async take({ file, base64, isLast }: FilePiece): Promise<boolean> {
    this.draft ??= await this.folder.begin()
    await this.draft.append(Buffer.from(base64, 'base64'))
    if (isLast) {
      await this.draft.keepAs(file)
      this.draft = null
    }
    return isLast
  }

  /** Lets go of a file that has broken off. */
  async stop(): Promise<void> {
    await this.draft?.discard()
  }
}
