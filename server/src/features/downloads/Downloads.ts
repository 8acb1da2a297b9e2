import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import { anyOf } from '../../kernel/database/anyOf.js'
import type { Database } from '../../kernel/database/Database.js'
import { invalidField, ShopError } from '../../kernel/errors/ShopError.js'
import { uploadError } from '../../kernel/media/uploadError.js'
import type { Settings } from '../../kernel/settings/readSettings.js'
import { draftExtension } from '../../kernel/storage/DiskDraft.js'
import { databaseMark } from '../../kernel/storage/databaseMark.js'
import type { FileFolder, StoredFile } from '../../kernel/storage/FileFolder.js'
import { DownloadFile } from './DownloadFile.js'
import { type DownloadType, downloadTypes, maxFileBytes } from './downloadTypes.js'
import { fitsType } from './fitsType.js'

/** An upload with the file name that its sender gave it. */
export interface FileUpload {
  stream: Readable
  name: string
}

/** The columns of a row that describe the stored file. */
export type ReceivedFile = Pick<DownloadFile, 'name' | 'type' | 'bytes' | 'storageName'>

/** Longer than any upload in flight, on this or another instance. */
const leftOverMilliseconds = 60 * 60 * 1000

/** Characters: the length of the column. */
const longestName = 200

const extensionOf = new RegExp(`^(.*[^. ])\\.(${downloadTypes.values.join('|')})$`, 'i')

/** The service of operations on files of downloads. */
export interface DownloadServices {
  downloads: Downloads
}

/** The stored files of accountants' downloads; the rows of `DownloadFile` say which are in use. */
export class Downloads {
  private readonly mark: string

  constructor(
    private readonly settings: Settings,
    private readonly folder: FileFolder,
    private readonly database: Database,
    private readonly log: FastifyBaseLogger,
  ) {
    this.mark = databaseMark(settings.database)
  }

  /** The same files, with their rows in a transaction of the caller's. */
  within(database: Database): Downloads {
    return new Downloads(this.settings, this.folder, database, this.log)
  }

  /**
   * Stores an upload under a generated name. The caller must remove it again if no row comes to refer to it.
   * @throws ShopError FILE_TYPE, TOO_LARGE, VALIDATION when it is empty, BAD_REQUEST when it is aborted
   */
  async store({ stream, name: given }: FileUpload): Promise<ReceivedFile> {
    const named = fileName(given)
    if (!named) throw new ShopError('FILE_TYPE')
    const draft = await this.folder.begin()
    try {
      for await (const piece of received(stream)) await draft.append(piece)
      const { content } = draft
      if (content.size === 0) throw invalidField('file', { key: 'file.empty' })
      if (!(await fitsType(named.type, content))) throw new ShopError('FILE_TYPE')
      const storageName = `${this.mark}-${randomBytes(16).toString('hex')}`
      await draft.saveAs(storageName)
      return { ...named, bytes: content.size, storageName }
    } catch (error) {
      await draft.discard()
      throw error
    }
  }

  /** Opens a file for reading. @returns null when it is missing from the storage, which is logged */
  async open({ storageName, id }: DownloadFile): Promise<StoredFile | null> {
    const stored = await this.folder.open(storageName)
    if (!stored) this.log.error({ file: id, storageName }, 'A file of a download is missing')
    return stored
  }

  /** Removes files that no row refers to any more. Those that cannot be removed now are left to the next sweep. */
  async remove(storageNames: readonly string[]): Promise<void> {
    await this.quietly(() => this.folder.remove(storageNames))
  }

  /** Removes those of these files that no row refers to, for when a transaction may not have been committed. */
  async removeUnused(storageNames: readonly string[]): Promise<void> {
    if (storageNames.length === 0) return
    await this.quietly(async () => {
      const { reader } = this.database
      const used = await reader.findBy(DownloadFile, { storageName: anyOf(reader, storageNames) })
      const names = new Set(used.map(({ storageName }) => storageName))
      await this.remove(storageNames.filter((name) => !names.has(name)))
    })
  }

  /**
   * Removes files orphaned by a power cut. Files of another database are preserved: an operator may be trying one out
   * with the same storage.
   */
  async sweep(): Promise<void> {
    await this.quietly(async () => {
      const files = await this.folder.list()
      const old = files
        .filter(({ changedAt }) => Date.now() - changedAt.getTime() > leftOverMilliseconds)
        .map(({ name }) => name)
      await this.remove(old.filter((name) => name.endsWith(draftExtension)))
      await this.removeUnused(old.filter((name) => name.startsWith(`${this.mark}-`)))
    })
  }

  /** An orphaned file affects no user, so the error is only logged. */
  private async quietly(work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) => this.log.error(error, 'Files of downloads were left behind'))
  }
}

/** @throws ShopError TOO_LARGE as soon as the limit is exceeded, BAD_REQUEST when the upload is aborted */
async function* received(stream: Readable): AsyncGenerator<Buffer> {
  let bytes = 0
  try {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      bytes += piece.length
      if (bytes > maxFileBytes) throw new ShopError('TOO_LARGE')
      yield piece
    }
  } catch (error) {
    throw uploadError(error)
  }
}

/**
 * The name that a file is stored and downloaded under, made from the uploader's: without folders and invisible
 * characters, and no longer than its column.
 * @returns null unless it ends in the extension of an accepted type
 */
export function fileName(given: string): { name: string; type: DownloadType } | null {
  // The round trip replaces lone surrogates, which cannot be encoded in an address.
  const whole = Buffer.from(given).toString().normalize('NFC')
  const [last = ''] = whole.split(/[\\/]/).slice(-1)
  const plain = last.replace(/\s+/g, ' ').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
  const [, stem, extension] = extensionOf.exec(plain.trim()) ?? []
  if (!stem || !extension) return null
  const shortened = [...stem].slice(0, longestName - extension.length - 1).join('')
  return { name: `${shortened}.${extension}`, type: extension.toLowerCase() as DownloadType }
}
