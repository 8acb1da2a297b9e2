import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Values } from '../../kernel/context/Row.js'
import { type Class, type FieldDescription, fieldsOf, isWritable } from '../../kernel/fields/FieldDescription.js'
import { targetOf } from '../../kernel/fields/outputTypes.js'
import { DayScalar } from '../../kernel/fields/scalars.js'
import type { ImageFormat } from '../../kernel/media/imageFormats.js'
import { imagesAddress, printImageName } from '../../kernel/media/imageNames.js'
import type { MediaLibrary } from '../../kernel/media/MediaLibrary.js'
import { type Media } from '../../kernel/records/Media.js'
import { managedByName } from '../../kernel/records/managedByName.js'
import { productRoot } from '../../kernel/settings/settingValues.js'
import { centsOf } from '../../kernel/shared/money.js'
import { type PricedEntity, priceNameOf } from '../../kernel/shared/priceReferences.js'
import type { Language } from '../../kernel/shared/screens.js'
import { placeholderText } from '../../kernel/shared/shopPlaceholders.js'
import { openDayBack } from './daysBack.js'

/** Where the demo's pictures are. */
const demoPictures = path.join(productRoot, 'server/demo/pictures')

/** Begins the names of the demo's pictures in the media library, and names their folder there. */
const demoPrefix = 'demo'

/** The pictures that content shows. */
export interface Pictures {
  /** Begins their names in the media library. */
  prefix: string
  /** Each name is taken from the last of these that has it. */
  folders: readonly string[]
  /** The folder of the media library in which a picture is found; null for one that is not shown. */
  mediaFolder(name: string): string | null
}

const allOfDemo: Pictures = { prefix: demoPrefix, folders: [demoPictures], mediaFolder: () => demoPrefix }

/** Those of content that is nobody's, too: without the name of the demo's shop on them. */
export const unnamedPictures = [demoPictures, path.join(productRoot, 'server/startingContent/pictures')]

/** Pictures with the name of the demo's shop on them, near their upper edge, which a low, wide crop would cut. */
export const letteredPictures: readonly string[] = ['counter', 'shop-front']

const priceByKey = /\{\{price\.(service|product)\.([a-z][\w-]*)(\.from)?\}\}/g

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
   */
  static async begin(media: MediaLibrary, pictures = allOfDemo): Promise<DemoInputs> {
    const files = new Map<string, path.ParsedPath>()
    for (const folder of pictures.folders) {
      for (const file of await picturesIn(folder)) {
        if (pictures.mediaFolder(file.name) !== null) files.set(file.name, file)
      }
    }
    const added = [...files].map(async ([name, file]) => [name, (await addPicture(media, pictures, file)).url] as const)
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
    const { leadsTo, isSource, parts, inUnits, input } = field.kind
    const idOf = (key: string) => this.idOf(targetOf(field), key, language)
    if (leadsTo === 'image') return this.addressOf(String(value))
    if (leadsTo === 'images') return (value as string[]).map((name) => this.addressOf(name))
    if (leadsTo === 'record' || isSource) return idOf(String(value))
    if (leadsTo === 'records') return (value as string[]).map(idOf)
    if (parts) return (value as Values[]).map((part) => this.partOf(field, part, language))
    if (inUnits) return centsOf(Number(value))
    if (typeof value === 'string') return this.withPrices(value, language)
    // A day that is a fact stands as it is; any other is so many days back.
    return input?.type(field) === DayScalar && typeof value === 'number' ? openDayBack(value) : value
  }

  /** A text names a price by the key of its record, as content refers to any: `{{price.service.laptop-screen.from}}`. */
  private withPrices(text: string, language: Language): string {
    return text.replace(priceByKey, (_whole, entity: PricedEntity, key: string, from: string | undefined) => {
      const id = this.idOf(managedByName(entity).type, key, language)
      return placeholderText(priceNameOf({ entity, id, isFrom: from !== undefined }))
    })
  }

  private partOf(field: FieldDescription, part: Values, language: Language): object {
    const type = field.kind.parts?.typeOf(field, part)
    if (!type) throw new Error(`The demo has a block of the unknown type ${part.type}`)
    return field.kind.parts?.sent(field, part, this.inputOf(type, part, language)) ?? part
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
        `The demo refers to the ${type.name} ${key}, which is not loaded yet: name ${type.name} in \`after\` of the demo of the feature.ts of what refers to it`,
      )
    return ids[language]
  }
}

const formats: Record<string, ImageFormat> = { '.jpg': 'jpeg', '.png': 'png' }

/** The bytes of a picture of the demo. */
export function readPicture(name: string): Promise<Buffer> {
  return readFile(path.join(demoPictures, `${name}.jpg`))
}

async function picturesIn(folder: string): Promise<path.ParsedPath[]> {
  const files = await readdir(folder)
  return files.map((file) => path.parse(path.join(folder, file))).filter(({ ext }) => ext in formats)
}

/** The addresses of the pictures that the demo shop was filled with. */
export async function demoImageAddresses(): Promise<string[]> {
  const files = await picturesIn(demoPictures)
  return files.map(({ name, ext }) => {
    const format = formats[ext] ?? 'jpeg'
    return imagesAddress + printImageName({ stem: stemOf(demoPrefix, name), width: null, format })
  })
}

/** A number at the end of an address would be read as a width. */
function stemOf(prefix: string, name: string): string {
  return `${prefix}-${name.replace(/-(\d+)$/, '$1')}`
}

/** Stores a file `{name}.jpg` as `/uploads/images/{prefix}-{name}.jpg`, unless it is stored already. */
function addPicture(library: MediaLibrary, { prefix, mediaFolder }: Pictures, file: path.ParsedPath): Promise<Media> {
  const { name, ext } = file
  const read = () => readFile(path.format(file))
  return library.addNamed(stemOf(prefix, name), formats[ext] ?? 'jpeg', read, {
    folder: mediaFolder(name),
    focusY: letteredPictures.includes(name) ? 0 : null,
  })
}
