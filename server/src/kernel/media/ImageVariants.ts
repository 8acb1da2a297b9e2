import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { decodeAlone } from '../decoding/decodeAlone.js'
import { maxImagePixels } from '../shared/imageLimits.js'
import type { FileFolder, StoredFile } from '../storage/FileFolder.js'
import { encodeVariant } from './encodeImage.js'
import { type ImageFormat } from './imageFormats.js'
import { readImageName } from './imageNames.js'

interface Variant {
  /** File name of the image in full size. */
  original: string
  /** File name of the variant. */
  fileName: string
  /** Pixels. */
  width: number
  format: ImageFormat
  animated: boolean
}

/** Runs work when it is the turn of who asks for it. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Narrower copies of images, created on the first request and stored. */
export class ImageVariants {
  constructor(
    private readonly originals: FileFolder,
    private readonly folder: FileFolder,
  ) {}

  /**
   * @param inTurn makes it one at a time: who waits for one that another makes meanwhile finds it at its own turn
   * @returns null when the original is not there
   */
  async open(variant: Variant, inTurn: InTurn): Promise<StoredFile | null> {
    const stored = () => this.folder.open(variant.fileName)
    return (
      (await stored()) ??
      inTurn(async () => {
        const made = await stored()
        if (made) return made
        await this.make(variant)
        return stored()
      })
    )
  }

  /** Deletes all variants of an image. */
  async discard(stem: string): Promise<void> {
    const files = await this.folder.list(`${stem}-`)
    await this.folder.remove(files.map(({ name }) => name).filter((name) => readImageName(name)?.stem === stem))
  }

  private async make({ original, fileName, width, format, animated }: Variant): Promise<void> {
    await decodeAlone('reader', async () => {
      const source = await this.originals.open(original)
      if (!source) return
      const image = sharp(await buffer(await source.read()), { limitInputPixels: maxImagePixels, animated })
      const { width: whole, height: pages, pageHeight = pages, hasAlpha } = await image.metadata()
      const height = Math.max(1, Math.round((pageHeight * width) / whole))
      const { data } = await encodeVariant(image, { format, animated, width, height, hasAlpha, decoderBytes: 0 })
      await this.folder.write(fileName, data)
    })
  }
}
