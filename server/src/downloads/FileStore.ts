import { accessSync, constants, mkdirSync } from 'node:fs'
import { type FileHandle, open, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { SettingError } from '../settings/settingValues.js'
import { FileDraft } from './FileDraft.js'

/** Files that are only ever sent to whom they belong, in a folder that nothing is served from. */
export class FileStore {
  private readonly folder: string

  /**
   * @param uploadsFolder the folder of public uploads; the files stand in `private` beside it
   * @throws SettingError when that cannot be written to, or would be within the uploads
   */
  constructor(uploadsFolder: string) {
    this.folder = path.join(path.dirname(uploadsFolder), 'private')
    if (this.folder === uploadsFolder || uploadsFolder === path.dirname(uploadsFolder)) {
      throw new SettingError('UPLOADS', `names a folder that leaves no place for private files (${uploadsFolder})`)
    }
    try {
      mkdirSync(this.folder, { recursive: true, mode: 0o700 })
      accessSync(this.folder, constants.W_OK)
    } catch {
      throw new SettingError('UPLOADS', `names a folder beside which nothing can be written (${this.folder})`)
    }
  }

  begin(): Promise<FileDraft> {
    return FileDraft.begin(this.folder)
  }

  /** A kept file to read from. @returns null when it is not there */
  async open(name: string): Promise<FileHandle | null> {
    try {
      return await open(this.pathOf(name), 'r')
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  /** Whether or not it is there. */
  async remove(name: string): Promise<void> {
    await rm(this.pathOf(name), { force: true })
  }

  /** Everything in the folder that nobody has written to for so long, drafts too. */
  async namesOlderThan(milliseconds: number): Promise<string[]> {
    const names = await readdir(this.folder)
    const ages = await Promise.all(names.map((name) => this.age(name)))
    return names.filter((_, index) => (ages[index] ?? 0) > milliseconds)
  }

  private async age(name: string): Promise<number> {
    try {
      return Date.now() - (await stat(this.pathOf(name))).mtimeMs
    } catch (error) {
      if (isMissing(error)) return 0
      throw error
    }
  }

  /** A name is one file of the folder, wherever it comes from. */
  private pathOf(name: string): string {
    return path.join(this.folder, path.basename(name))
  }
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT'
}
