import type { FileDraft } from '../../kernel/storage/FileDraft.js'
import type { FileFolder } from '../../kernel/storage/FileFolder.js'
import type { FilePiece } from './backupFile.js'

/** Restores files to the storage from their chunks. */
export class FileRestorer {
  private draft: FileDraft | null = null

  constructor(private readonly folder: FileFolder) {}

  /** @returns whether that was the last chunk of a file, which is now stored under its name */
  async take({ file, base64, isLast }: FilePiece): Promise<boolean> {
    this.draft ??= await this.folder.begin()
    await this.draft.append(Buffer.from(base64, 'base64'))
    if (isLast) {
      await this.draft.saveAs(file)
      this.draft = null
    }
    return isLast
  }

  /** Discards an incomplete file. */
  async stop(): Promise<void> {
    await this.draft?.discard()
  }
}
