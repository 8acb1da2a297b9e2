import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { Semaphore } from 'async-mutex'
import type { FastifyBaseLogger } from 'fastify'
import sharp from 'sharp'
import { type EntityManager, In } from 'typeorm'
import { TrashedRecord } from '../../content/TrashedRecord.js'
import { anyOf } from '../../database/anyOf.js'
import type { Database } from '../../database/Database.js'
import { cleanPhoto } from '../../media/cleanImage.js'
import { encodeVariant } from '../../media/encodeImage.js'
import type { Settings } from '../../settings/readSettings.js'
import { draftExtension } from '../../storage/DiskDraft.js'
import { databaseMark } from '../../storage/databaseMark.js'
import type { FileFolder, StoredFile } from '../../storage/FileFolder.js'
import { jobKinds } from '../jobKinds.js'
import { JobPhoto } from './JobPhoto.js'

/** Pixels along the longer side, by the name of a size in addresses. */
const sizes = { large: 2048, thumbnail: 480 } as const
export type PhotoSize = keyof typeof sizes

export function isPhotoSize(text: string): text is PhotoSize {
  return Object.hasOwn(sizes, text)
}

export const photoContentTypes: Record<PhotoSize, string> = { large: 'image/jpeg', thumbnail: 'image/webp' }

/** Longer than any upload in flight, on this or another instance. */
const leftOverMilliseconds = 60 * 60 * 1000

/** Photos that are decoded at once, each of which may take 200 MB of memory for a moment. */
const mostAtOnce = 2

export interface JobPhotoServices {
  jobPhotos: JobPhotos
}

/** A photo in the storage to which no row refers yet. */
export type StoredPhoto = Pick<JobPhoto, 'name' | 'width' | 'height'>

/** The stored files of photos of jobs; rows of `JobPhoto`, and the trash, say which are in use. */
export class JobPhotos {
  private readonly mark: string
  private readonly encodings = new Semaphore(mostAtOnce)

  constructor(
    private readonly settings: Settings,
    private readonly folder: FileFolder,
    private readonly database: Database,
    private readonly log: FastifyBaseLogger,
  ) {
    this.mark = databaseMark(settings.database)
  }

  /** The same files, with their rows in a transaction of the caller's. */
  within(database: Database): JobPhotos {
    return new JobPhotos(this.settings, this.folder, database, this.log)
  }

  /**
   * Stores the pixels of an upload, and nothing else of it, under a random name. The caller must remove it again if no
   * row comes to refer to it.
   * @throws ShopError FILE_TYPE, TOO_LARGE
   */
  async store(upload: Buffer): Promise<StoredPhoto> {
    const { content, width, height } = await this.encodings.runExclusive(() => cleanPhoto(upload, sizes.large))
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
    const pixels = sharp(await buffer(await large.read())).resize({
      width: sizes[size],
      height: sizes[size],
      fit: 'inside',
      withoutEnlargement: true,
    })
    const small = await this.encodings.runExclusive(() => encodeVariant(pixels, 'webp').toBuffer())
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

  /** Removes those of these photos that no row and nothing in the trash refers to. What cannot be removed now is left to the next sweep. */
  async removeUnused(names: readonly string[]): Promise<void> {
    if (names.length === 0) return
    await this.quietly(async () => {
      const { reader } = this.database
      const used = new Set(await namesInTrash(reader))
      for (const { name } of await reader.findBy(JobPhoto, { name: anyOf(reader, names) })) used.add(name)
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

  private async openLarge(name: string): Promise<StoredFile | null> {
    const stored = await this.folder.open(name)
    if (!stored) this.log.error({ photo: name }, 'A photo of a job is missing')
    return stored
  }

  /** A photo that is left behind affects no user, so the error is only logged. */
  private async quietly(work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) => this.log.error(error, 'Photos of jobs were left behind'))
  }
}

const thumbnailEnd = /-thumbnail$/

function thumbnailOf(name: string): string {
  return `${name}-thumbnail`
}

/** The names of all photos in use, those of deleted jobs in the trash included. */
export async function namesOfPhotos(manager: EntityManager): Promise<string[]> {
  const rows = await manager.find(JobPhoto, { select: { name: true } })
  return [...rows.map(({ name }) => name), ...(await namesInTrash(manager))]
}

async function namesInTrash(manager: EntityManager): Promise<string[]> {
  const trashed = await manager.find(TrashedRecord, {
    select: { id: true, besides: true as never },
    where: { entity: In([...jobKinds.values]) },
  })
  return trashed.flatMap(namesInTrashed)
}

/** The names of the photos of a job in the trash. */
export function namesInTrashed({ besides }: Pick<TrashedRecord, 'besides'>): string[] {
  return ((besides.photos ?? []) as JobPhoto[]).map(({ name }) => name)
}
