import type { Values } from '../context/Row.js'
import { blockKeyOf } from '../fields/blockTypes.js'
import { type Class, type FieldDescription, fieldsOf, isWritable } from '../fields/FieldDescription.js'
import { targetOf } from '../fields/outputTypes.js'
import { addDemoPicture, demoPictures } from '../media/addDemoPicture.js'
import type { MediaLibrary } from '../media/MediaLibrary.js'
import type { Language } from '../shared/screens.js'
import { openDayBack } from './daysBack.js'

/** Under which id a record stands in each language. */
export type Ids = Record<Language, number>

/**
 * Turns the demo's content into inputs: pictures are uploaded and named by their address, records by their id, prices
 * become cents, days count back from today and blocks stand under the key of their type.
 */
export class DemoInputs {
  private readonly known = new Map<Class, Map<string, Ids>>()

  private constructor(private readonly addresses: ReadonlyMap<string, string>) {}

  /** Uploads all pictures first, as many at a time as the library takes: one after the other takes twice as long. */
  static async begin(media: MediaLibrary): Promise<DemoInputs> {
    const names = await demoPictures()
    const added = names.map(async (name) => [name, (await addDemoPicture(media, name)).url] as const)
    return new DemoInputs(new Map(await Promise.all(added)))
  }

  /** Remembers which records stand behind a key by which others refer to them. */
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

  private idOf(type: Class, key: string, language: Language): number {
    const ids = this.known.get(type)?.get(key)
    if (!ids) throw new Error(`The demo refers to the ${type.name} ${key}, which is not there`)
    return ids[language]
  }
}
