import { type Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type EntityManager, In } from 'typeorm'
import { type Database } from '../database/Database.js'
import { Media } from '../records/Media.js'
import { ReplacedMedia } from '../records/ReplacedMedia.js'
import type { FileFolder, StoredFile, UploadStorage } from '../storage/FileFolder.js'
import { type CleanImage, cleanImage, ownImage } from './cleanImage.js'
import { ImageVariants, type InTurn } from './ImageVariants.js'
import { type ImageFormat, imageFormats } from './imageFormats.js'
import { type ImageName, imagesAddress, isMoving, newStem, printImageName, readImageName } from './imageNames.js'
import { isUnmailable } from './mailableImage.js'
import { readContent } from './readContent.js'
import { variantWidths } from './variantWidths.js'

const longestName = 200

/** An upload, as the user sent it. */
export interface UploadedFile {
  stream: Readable
  name: string
}

/** An image file as it is served to any visitor. */
export interface ServedImage {
  content: StoredFile
  contentType: string
}

/** The service of operations that add or remove images. */
export interface MediaServices {
  media: MediaLibrary
}

/** The uploaded images: files in the store, one row of `Media` each. */
export class MediaLibrary {
  private readonly images: FileFolder
  private readonly variants: ImageVariants

  constructor(
    private readonly storage: UploadStorage,
    private readonly database: Database,
  ) {
    this.images = storage.images
    this.variants = new ImageVariants(storage.images, storage.variants)
  }

  /** The same images, with their rows in a transaction of the caller's. */
  within(database: Database): MediaLibrary {
    return new MediaLibrary(this.storage, database)
  }

  /**
   * Stores an upload under a generated name.
   * @param file its content, and the name it had on the uploader's computer.
   * @param purpose the folder to put it in, and the record it belongs to.
   * @throws ShopError TOO_LARGE (10 MB, 50 megapixels) or FILE_TYPE, as `cleanImage`.
   */
  async add(file: UploadedFile, purpose: Partial<Pick<Media, 'folder' | 'record'>> = {}): Promise<Media> {
    return this.addWithin(file, (manager, media) => manager.save(Object.assign(media, purpose)))
  }

  /** Stores an upload and runs `write` in the same transaction; the file is deleted again if that fails. */
  async addWithin<Result>(
    file: UploadedFile,
    write: (manager: EntityManager, media: Media) => Promise<Result>,
  ): Promise<Result> {
    const content = await readContent(file.stream)
    const image = await cleanImage(content)
    return this.write(image, newStem(image.animated), file.name, write)
  }

  /** Deletes the files, in all widths, of images that have no `Media` row any more. @throws ShopError UNAVAILABLE */
  async discard(urls: readonly string[]): Promise<void> {
    for (const url of urls) {
      const name = readImageName(url.slice(imagesAddress.length))
      if (!name) continue
      await this.images.remove([printImageName(name)])
      await this.variants.discard(name.stem)
    }
  }

  /** The address, in full size, of the image that replaced this one. */
  async replacementOf(fileName: string): Promise<string | null> {
    const asked = readImageName(fileName)
    if (!asked) return null
    const replaced = await this.database.reader.findOneBy(ReplacedMedia, { url: In(addressesOf(asked)) })
    return replaced?.replacement ?? null
  }

  /**
   * Stores one of the product's own images, as it is, under a fixed name; adding it again changes nothing.
   * @param stem lower-case words with hyphens, e.g. `demo-workbench`.
   * @param format of the content, which decides the extension.
   * @param place its folder in the media library, and its focal point in percent from the top
   */
  async addNamed(
    stem: string,
    format: ImageFormat,
    readFile: () => Promise<Buffer>,
    place: { folder: string | null; focusY: number | null },
  ): Promise<Media> {
    const fileName = printImageName({ stem, width: null, format })
    if (readImageName(fileName)?.stem !== stem) throw new Error(`${fileName} cannot be served under that name`)
    const known = await this.database.reader.findOneBy(Media, { url: imagesAddress + fileName })
    if (known && (await this.images.has(fileName))) return known
    const image = await ownImage(await readFile())
    if (image.format !== format) throw new Error(`${fileName} is a ${image.format}`)
    return this.write(image, stem, fileName, (manager, media) => manager.save(Object.assign(media, place)))
  }

  /**
   * Opens the image at `/uploads/images/{fileName}`; a width that was not requested before is created.
   * @param inTurn runs what it costs to make a width that nobody has asked for before
   * @returns null unless it is a known image, in full size or in one of its widths as WebP, AVIF or its own format; as PNG
   *   where mails cannot show its own
   */
  async open(fileName: string, inTurn: InTurn): Promise<ServedImage | null> {
    const asked = readImageName(fileName)
    const original = asked && (await this.find(asked))
    return original && this.served(asked, original, inTurn)
  }

  /** An uploaded image in full size, by its address; null when it is gone. */
  async read(url: string): Promise<{ content: Buffer; width: number; height: number } | null> {
    const media = await this.database.reader.findOneBy(Media, { url })
    const file = media && (await this.images.open(url.slice(imagesAddress.length)))
    return file && { content: await buffer(await file.read()), width: media.width, height: media.height }
  }

  private async served(asked: ImageName, original: Original, inTurn: InTurn): Promise<ServedImage | null> {
    const fileName = printImageName({ ...asked, width: null, format: original.format })
    if (asked.width === null) {
      if (asked.format !== original.format) return null
      return served(await this.images.open(fileName), original.format)
    }
    if (!variantWidths(original.width).includes(asked.width)) return null
    const isForMail = asked.format === 'png' && isUnmailable(original.format)
    if (!isForMail && !['webp', 'avif', original.format].includes(asked.format)) return null
    // AVIF made here cannot be animated, so browsers that prefer it receive WebP.
    const animated = isMoving(asked.stem) && !isForMail
    const format = animated && asked.format === 'avif' ? 'webp' : asked.format
    const variant = {
      original: fileName,
      fileName: printImageName({ ...asked, format }),
      width: asked.width,
      format,
      animated,
    }
    return served(await this.variants.open(variant, inTurn), format)
  }

  /** The original that a file name refers to. */
  private async find(asked: ImageName): Promise<Original | null> {
    const addresses = addressesOf(asked)
    const media = await this.database.reader.findOneBy(Media, { url: In(addresses) })
    const format = formats.find((_, index) => addresses[index] === media?.url)
    return media && format ? { width: media.width, format } : null
  }

  private async write<Result>(
    image: CleanImage,
    stem: string,
    originalName: string,
    write: (manager: EntityManager, media: Media) => Promise<Result>,
  ): Promise<Result> {
    const fileName = printImageName({ stem, width: null, format: image.format })
    await this.images.write(fileName, image.content)
    const media = Object.assign(new Media(), {
      url: imagesAddress + fileName,
      width: image.width,
      height: image.height,
      originalName: plainName(originalName),
      bytes: image.content.length,
      createdAt: new Date().toISOString(),
    })
    try {
      return await this.database.write((manager) => write(manager, media))
    } catch (error) {
      await this.images.remove([fileName]).catch(() => undefined)
      throw error
    }
  }
}

function served(content: StoredFile | null, format: ImageFormat): ServedImage | null {
  return content && { content, contentType: imageFormats[format].contentType }
}

const formats = Object.keys(imageFormats) as ImageFormat[]

/** The possible addresses of the original, one for each format. */
function addressesOf({ stem }: ImageName): string[] {
  return formats.map((format) => imagesAddress + printImageName({ stem, width: null, format }))
}

interface Original {
  /** Pixels. */
  width: number
  format: ImageFormat
}

/** The last path segment without control characters, cut to the length of its column. */
function plainName(name: string): string {
  const [last = ''] = name.split(/[\\/]/).slice(-1)
  return [...last.replace(/\p{Cc}/gu, '')].slice(0, longestName).join('')
}
