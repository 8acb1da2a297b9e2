import { type Readable } from 'node:stream'
import { Semaphore } from 'async-mutex'
import { type EntityManager, In } from 'typeorm'
import { Media } from '../content/Media.js'
import { ReplacedMedia } from '../content/ReplacedMedia.js'
import { type Database } from '../database/Database.js'
import type { FileFolder, StoredFile, UploadStorage } from '../storage/FileFolder.js'
import { type CleanImage, cleanImage } from './cleanImage.js'
import { ImageVariants } from './ImageVariants.js'
import { type ImageFormat, imageFormats } from './imageFormats.js'
import { type ImageName, imagesAddress, isMoving, newStem, printImageName, readImageName } from './imageNames.js'
import { readContent } from './readContent.js'
import { variantWidths } from './variantWidths.js'

/** Decoding and encoding take a core and a few hundred megabytes each. */
const mostEncodings = 2

const longestName = 200

/** Where the pictures of the demo stand. */
const demoFolder = 'demo'

/** What somebody sent. */
export interface UploadedFile {
  stream: Readable
  name: string
}

/** A file that may be sent to anybody. */
export interface ServedImage {
  content: StoredFile
  contentType: string
}

/** The service of operations that add or remove images. */
export interface MediaServices {
  media: MediaLibrary
}

/** The uploaded images: the files in the store, what they are in the table of media. */
export class MediaLibrary {
  private readonly images: FileFolder
  private readonly variants: ImageVariants
  private readonly encodings = new Semaphore(mostEncodings)

  constructor(
    { images, variants }: UploadStorage,
    private readonly database: Database,
  ) {
    this.images = images
    this.variants = new ImageVariants(images, variants, this.encodings)
  }

  /**
   * Keeps an upload under a name of our own.
   * @param file its content, and the name it had on the uploader's computer.
   * @param purpose the folder it goes into, and the record there.
   * @throws ShopError TOO_LARGE (10 MB, 50 megapixels) or FILE_TYPE, as `cleanImage`.
   */
  async add(file: UploadedFile, purpose: Partial<Pick<Media, 'folder' | 'record'>> = {}): Promise<Media> {
    return this.keep(file, (manager, media) => manager.save(Object.assign(media, purpose)))
  }

  /** The same, with what else is written about it: all of it is kept or nothing, the file too. */
  async keep<Result>(
    file: UploadedFile,
    write: (manager: EntityManager, media: Media) => Promise<Result>,
  ): Promise<Result> {
    const image = await this.clean(await readContent(file.stream))
    return this.write(image, newStem(image.animated), file.name, write)
  }

  /** Takes files away that no record of media tells of any more, in all widths. @throws ShopError UNAVAILABLE */
  async discard(urls: readonly string[]): Promise<void> {
    for (const url of urls) {
      const name = readImageName(url.slice(imagesAddress.length))
      if (!name) continue
      await this.images.remove([printImageName(name)])
      await this.variants.discard(name.stem)
    }
  }

  /** Where an image stands that was replaced: the full size of what came in its place. */
  async replacementOf(fileName: string): Promise<string | null> {
    const asked = readImageName(fileName)
    if (!asked) return null
    const replaced = await this.database.reader.findOneBy(ReplacedMedia, { url: In(addressesOf(asked)) })
    return replaced?.replacement ?? null
  }

  /**
   * Keeps an image of our own under a fixed name: added twice, it is there once.
   * @param stem lower-case words with hyphens, e.g. `demo-workbench`.
   * @param format of the content, which makes the name's extension.
   */
  async addNamed(stem: string, format: ImageFormat, readFile: () => Promise<Buffer>): Promise<Media> {
    const fileName = printImageName({ stem, width: null, format })
    if (readImageName(fileName)?.stem !== stem) throw new Error(`${fileName} cannot be served under that name`)
    const known = await this.database.reader.findOneBy(Media, { url: imagesAddress + fileName })
    if (known && (await this.images.has(fileName))) return known
    const image = await this.clean(await readFile())
    if (image.format !== format) throw new Error(`${fileName} is a ${image.format}`)
    return this.write(image, stem, fileName, (manager, media) =>
      manager.save(Object.assign(media, { folder: demoFolder })),
    )
  }

  /**
   * What is behind `/uploads/images/{fileName}`; a width that was never asked for before is made now.
   * @returns null unless it is a known image, in full size or in one of its widths as WebP, AVIF or its own format.
   */
  async open(fileName: string): Promise<ServedImage | null> {
    const asked = readImageName(fileName)
    const original = asked && (await this.find(asked))
    return original && this.served(asked, original)
  }

  private async served(asked: ImageName, original: Original): Promise<ServedImage | null> {
    const fileName = printImageName({ ...asked, width: null, format: original.format })
    if (asked.width === null) {
      if (asked.format !== original.format) return null
      return served(await this.images.open(fileName), original.format)
    }
    if (!variantWidths(original.width).includes(asked.width)) return null
    if (!['webp', 'avif', original.format].includes(asked.format)) return null
    // A browser that prefers AVIF would see a still; it shows WebP just as well.
    const animated = isMoving(asked.stem)
    const format = animated && asked.format === 'avif' ? 'webp' : asked.format
    const variant = {
      original: fileName,
      fileName: printImageName({ ...asked, format }),
      width: asked.width,
      format,
      animated,
    }
    return served(await this.variants.open(variant), format)
  }

  /** The image in full size that a name belongs to. */
  private async find(asked: ImageName): Promise<Original | null> {
    const addresses = addressesOf(asked)
    const media = await this.database.reader.findOneBy(Media, { url: In(addresses) })
    const format = formats.find((_, index) => addresses[index] === media?.url)
    return media && format ? { width: media.width, format } : null
  }

  private clean(content: Buffer): Promise<CleanImage> {
    return this.encodings.runExclusive(() => cleanImage(content))
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

/** The addresses that an image of this name may have in full size. */
function addressesOf({ stem }: ImageName): string[] {
  return formats.map((format) => imagesAddress + printImageName({ stem, width: null, format }))
}

interface Original {
  /** Pixels. */
  width: number
  format: ImageFormat
}

/** The last part of a name, without what cannot be printed, no longer than its column. */
function plainName(name: string): string {
  const [last = ''] = name.split(/[\\/]/).slice(-1)
  return [...last.replace(/\p{Cc}/gu, '')].slice(0, longestName).join('')
}
