import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Media } from '../content/Media.js'
import type { Values } from '../context/Row.js'
import { blockKeyOf } from '../fields/blockTypes.js'
import { type Class, type FieldDescription, fieldsOf, isWritable } from '../fields/FieldDescription.js'
import { targetOf } from '../fields/outputTypes.js'
import type { ImageFormat } from '../media/imageFormats.js'
import { imagesAddress, printImageName } from '../media/imageNames.js'
import type { MediaLibrary } from '../media/MediaLibrary.js'
import { productRoot } from '../settings/settingValues.js'
import type { Language } from '../shared/screens.js'
import { openDayBack } from './daysBack.js'

const pictures = path.join(productRoot, 'server/demo/pictures')

/** Begins the names of the demo's pictures in the media library. */
const demoPrefix = 'demo'

/** In percent: pictures whose name of the shop a low, wide crop would cut. */
const focusFromTop: Record<string, number> = { counter: 0, 'shop-front': 0 }

/** The id of a record in each language. */
export type Ids = Record<Language, number>

/**
 * Converts the demo's content to inputs: pictures are uploaded and referred to by address, records by id, prices are in
 * cents, days are counted back from today and blocks are keyed by type.
 */
export class DemoInputs {
  private readonly known = new Map<Class, Map<string, Ids>>()

  private constructor(private readonly addresses: ReadonlyMap<string, string>) {}

  /**
   * Uploads all pictures first, concurrently: sequential uploads take twice as long.
   * @param prefix of their names in the media library
   * @param isShown whether a picture is needed
   */
  static async begin(media: MediaLibrary, prefix = demoPrefix, isShown = (_name: string) => true): Promise<DemoInputs> {
    const files = (await demoPictures()).filter(({ name }) => isShown(name))
    const added = files.map(async ({ name, ext }) => [name, (await addPicture(media, prefix, name, ext)).url] as const)
    return new DemoInputs(new Map(await Promise.all(added)))
  }

  /** Stores the ids of the records of a key, by which others refer to them. */
  know(type: Class, key: string, ids: Ids): void {
    const keys = this.known.get(type) ?? new Map<string, Ids>()
    this.known.set(type, keys.set(key, ids))
  }

  inputOf(type: Class, fields: object, language: Language): Values {
    const input: Values = {}
    for (const field of fieldsOf(type).filter(isWritable)) {
      const value = (fields as Values)[field.name]
      if (value !== undefined) input[field.name] = this.valueOf(field, value, language)
    }
    return input
  }

  private valueOf(field: FieldDescription, value: unknown, language: Language): unknown {
    switch (field.kind) {
      case 'image':
        return this.addressOf(String(value))
      case 'images':
        return (value as string[]).map((name) => this.addressOf(name))
      case 'money':
        return Math.round(Number(value) * 100)
      case 'day':
        return openDayBack(Number(value))
      case 'reference':
        return this.idOf(targetOf(field), String(value), language)
      case 'references':
        return (value as string[]).map((key) => this.idOf(targetOf(field), key, language))
      case 'items':
        return (value as Values[]).map((item) => this.inputOf(targetOf(field), item, language))
      case 'blocks':
        return (value as Values[]).map((block) => this.blockOf(field, block, language))
      default:
        return value
    }
  }

  private blockOf(field: FieldDescription, block: Values, language: Language): Values {
    const type = field.blockTypes?.().find((candidate) => blockKeyOf(candidate) === block.type)
    if (!type) throw new Error(`The demo has a block of the unknown type ${block.type}`)
    return { [blockKeyOf(type)]: this.inputOf(type, block, language) }
  }

  private addressOf(picture: string): string {
    const address = this.addresses.get(picture)
    if (!address) throw new Error(`The demo shows the picture ${picture}, which is not there`)
    return address
  }

  idOf(type: Class, key: string, language: Language): number {
    const ids = this.known.get(type)?.get(key)
    if (!ids)
      throw new Error(
        `The demo refers to the ${type.name} ${key}, which is not loaded before it in server/src/demo/loadDemo.ts`,
      )
    return ids[language]
  }
}

const formats: Record<string, ImageFormat> = { '.jpg': 'jpeg', '.png': 'png' }

/** The bytes of a picture of the demo. */
export function readPicture(name: string): Promise<Buffer> {
  return readFile(path.join(pictures, `${name}.jpg`))
}

/** The files of all pictures of the demo. */
async function demoPictures(): Promise<path.ParsedPath[]> {
  const files = await readdir(pictures)
  return files.map((file) => path.parse(file)).filter(({ ext }) => ext in formats)
}

/** The addresses of the pictures that the demo shop was filled with. */
export async function demoImageAddresses(): Promise<string[]> {
  const files = await demoPictures()
  return files.map(({ name, ext }) => {
    const format = formats[ext] ?? 'jpeg'
    return imagesAddress + printImageName({ stem: stemOf(demoPrefix, name), width: null, format })
  })
}

/** A number at the end of an address would be read as a width. */
function stemOf(prefix: string, name: string): string {
  return `${prefix}-${name.replace(/-(\d+)$/, '$1')}`
}

/** Stores `server/demo/pictures/{name}.jpg` as `/uploads/images/{prefix}-{name}.jpg`, unless it is stored already. */
function addPicture(library: MediaLibrary, prefix: string, name: string, extension: string): Promise<Media> {
  const format = formats[extension] ?? 'jpeg'
  const read = () => readFile(path.join(pictures, `${name}${extension}`))
  return library.addNamed(stemOf(prefix, name), format, read, focusFromTop[name])
}
