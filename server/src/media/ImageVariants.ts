import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { encodeVariant } from './encodeImage.js'
import { fileExists } from './fileExists.js'
import { type ImageFormat } from './imageFormats.js'
import { mostImagePixels } from './imageLimits.js'
import { readImageName } from './imageNames.js'
import { type Turns } from './Turns.js'
import { writeWholeFile } from './writeWholeFile.js'

interface Variant {
  /** Path of the image in full size. */
  original: string
  /** Name of the variant's file. */
  fileName: string
  /** Pixels. */
  width: number
  format: ImageFormat
  animated: boolean
}

/** Narrower copies of images, made when they are first asked for and kept. */
export class ImageVariants {
  /** What is being made now, by file name: several visitors of a new page wait for the same work. */
  private readonly inTheMaking = new Map<string, Promise<void>>()

  constructor(
    private readonly folder: string,
    private readonly turns: Turns,
  ) {}

  /** Path of the variant, which exists when this returns. The original must exist. */
  async fileOf(variant: Variant): Promise<string> {
    const file = path.join(this.folder, variant.fileName)
    if (await fileExists(file)) return file
    let making = this.inTheMaking.get(variant.fileName)
    if (!making) {
      making = this.make(variant, file).finally(() => this.inTheMaking.delete(variant.fileName))
      this.inTheMaking.set(variant.fileName, making)
    }
    await making
    return file
  }

  /** Takes all copies of an image away. */
  async discard(stem: string): Promise<void> {
    const files = await readdir(this.folder).catch(() => [])
    const own = files.filter((file) => readImageName(file)?.stem === stem)
    await Promise.all(own.map((file) => rm(path.join(this.folder, file), { force: true })))
  }

  private async make({ original, width, format, animated }: Variant, file: string): Promise<void> {
    await this.turns.run(async () => {
      const image = sharp(await readFile(original), { limitInputPixels: mostImagePixels, animated })
      const content = await encodeVariant(image.resize({ width }), format).toBuffer()
      await mkdir(this.folder, { recursive: true })
      await writeWholeFile(file, content)
    })
  }
}
