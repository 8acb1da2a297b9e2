import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { FastifyBaseLogger } from 'fastify'
import sharp from 'sharp'
import { type EntityManager, In } from 'typeorm'
import { anyOf } from '../../kernel/database/anyOf.js'
import type { Database } from '../../kernel/database/Database.js'
import { decodeAlone, type Waiting } from '../../kernel/decoding/decodeAlone.js'
import { cleanPhoto } from '../../kernel/media/cleanImage.js'
import { encodeVariant } from '../../kernel/media/encodeImage.js'
import { inside } from '../../kernel/media/inside.js'
import { TrashedRecord } from '../../kernel/records/TrashedRecord.js'
import type { Settings } from '../../kernel/settings/readSettings.js'
import { draftExtension } from '../../kernel/storage/DiskDraft.js'
import { databaseMark } from '../../kernel/storage/databaseMark.js'
import type { FileFolder, StoredFile } from '../../kernel/storage/FileFolder.js'

/** Pixels along the longer side, by the name of a size in addresses. */
const sizes = { large: 2048, thumbnail: 480 } as const
export type PhotoSize = keyof typeof sizes

export function isPhotoSize(text: string): text is PhotoSize {
  return Object.hasOwn(sizes, text)
}

export const photoContentTypes: Record<PhotoSize, string> = { large: 'image/jpeg', thumbnail: 'image/webp' }

/** Longer than any upload in flight, on this or another instance. */
const leftOverMilliseconds = 60 * 60 * 1000

/** 1 GB. */
const leastFreeBytes = 1024 ** 3

/** A photo in the storage to which no row refers yet. */
export interface StoredPhoto {
  /** Random, so that nobody guesses it, and that of the file. */
  name: string
  /** Pixels. */
  width: number
  height: number
}

/** What refers to the photos of a store. */
export interface PhotoUse {
  /** The rows. */
  type: new () => Pick<StoredPhoto, 'name'>
  /** The entities whose records take their photos, as `photos`, into the trash. */
  entities: readonly string[]
}

/** The stored files of private photos; rows, and the trash, say which are in use. */
export class StoredPhotos {
  private readonly mark: string

  constructor(
    private readonly settings: Settings,
    private readonly folder: FileFolder,
    private readonly database: Database,
    private readonly log: FastifyBaseLogger,
    readonly use: PhotoUse,
  ) {
    this.mark = databaseMark(settings.database)
  }

  /** The same files, with their rows in a transaction of the caller's. */
  within(database: Database): StoredPhotos {
    return new StoredPhotos(this.settings, this.folder, database, this.log, this.use)
  }

  /**
   * Stores the pixels of an upload, and nothing else of it, under a random name. The caller must remove it again if no
   * row comes to refer to it.
   * @throws ShopError FILE_TYPE, TOO_LARGE
   */
  async store(upload: Buffer, waiting: Waiting = 'visitor'): Promise<StoredPhoto> {
    const { content, width, height } = await cleanPhoto(upload, sizes.large, waiting)
    const name = `${this.mark}-${randomBytes(16).toString('hex')}`
    await this.folder.write(name, content)
    return { name, width, height }
  }

  /** Opens a photo for reading. @returns null when it is missing from the storage, which is logged */
  async open(name: string, size: PhotoSize): Promise<StoredFile | null> {
    if (size === 'large') return this.openLarge(name)
    const stored = await this.folder.open(thumbnailOf(name))
    if (stored) return stored
    const large = await this.openLarge(name)
    if (!large) return null
    const small = await decodeAlone('reader', async () => {
      const image = sharp(await buffer(await large.read()))
      const { width, height } = inside(await image.metadata(), sizes[size])
      const encoding = { format: 'webp', animated: false, width, height, hasAlpha: false, decoderBytes: 0 } as const
      return (await encodeVariant(image, encoding)).data
    })
    await this.folder.write(thumbnailOf(name), small)
    return this.folder.open(thumbnailOf(name))
  }

  /** The bytes of a photo as JPEG; null when it is missing from the storage, which is logged. */
  async read(name: string): Promise<Buffer | null> {
    const stored = await this.openLarge(name)
    return stored && buffer(await stored.read())
  }

  /** Stores the bytes of a photo of a backup under its name. */
  async restore(name: string, content: Buffer): Promise<void> {
    await this.folder.write(name, content)
  }

  /** Whether photos of strangers may be stored: what the shop itself stores must still fit. */
  async hasRoom(): Promise<boolean> {
    const free = await this.folder.freeBytes()
    return free === null || free > leastFreeBytes
  }

  /**
   * Removes those of these photos that no row and nothing in the trash refers to. What cannot be removed now is left to
   * the next sweep.
   */
  async removeUnused(names: readonly string[]): Promise<void> {
    if (names.length === 0) return
    await this.quietly(async () => {
      const { reader } = this.database
      const used = new Set(await this.namesInTrash(reader))
      for (const { name } of await reader.findBy(this.use.type, { name: anyOf(reader, names) })) used.add(name)
      const unused = names.filter((name) => !used.has(name))
      await this.folder.remove(unused.flatMap((name) => [name, thumbnailOf(name)]))
    })
  }

  /** Removes photos that were left behind by a power cut. Those of another database that shares the folder are not touched. */
  async sweep(): Promise<void> {
    await this.quietly(async () => {
      const files = await this.folder.list()
      const old = files.filter(({ changedAt }) => Date.now() - changedAt.getTime() > leftOverMilliseconds)
      await this.folder.remove(old.map(({ name }) => name).filter((name) => name.endsWith(draftExtension)))
      const own = old.filter(({ name }) => name.startsWith(`${this.mark}-`) && !name.endsWith(draftExtension))
      await this.removeUnused([...new Set(own.map(({ name }) => name.replace(thumbnailEnd, '')))])
    })
  }

  /** The names of all photos in use, those of deleted records in the trash included. */
  async names(manager: EntityManager): Promise<string[]> {
    const rows = await manager.find(this.use.type, { select: { name: true } })
    return [...rows.map(({ name }) => name), ...(await this.namesInTrash(manager))]
  }

  private async openLarge(name: string): Promise<StoredFile | null> {
    const stored = await this.folder.open(name)
    if (!stored) this.log.error({ photo: name }, 'A photo is missing')
    return stored
  }

  private async namesInTrash(manager: EntityManager): Promise<string[]> {
    const trashed = await manager.find(TrashedRecord, {
      select: { id: true, besides: true as never },
      where: { entity: In([...this.use.entities]) },
    })
    return trashed.flatMap(namesInTrashed)
  }

  /** A photo that is left behind affects no user, so the error is only logged. */
  private async quietly(work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) => this.log.error(error, 'Photos were left behind'))
  }
}

const thumbnailEnd = /-thumbnail$/

function thumbnailOf(name: string): string {
  return `${name}-thumbnail`
}

/** The names of the photos of a record in the trash. */
export function namesInTrashed({ besides }: Pick<TrashedRecord, 'besides'>): string[] {
  return ((besides.photos ?? []) as StoredPhoto[]).map(({ name }) => name)
}
