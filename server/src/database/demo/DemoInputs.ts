import type { Values } from '../../content/Row.js'
import { blockKeyOf } from '../../fields/blockKeys.js'
import { type Class, type FieldDescription, fieldsOf, isWritable } from '../../fields/FieldDescription.js'
import { targetOf } from '../../fields/outputTypes.js'
import { addDemoPicture } from '../../media/addDemoPicture.js'
import type { MediaLibrary } from '../../media/MediaLibrary.js'
import type { Language } from '../../publicsite/screens.js'

/**
 * Turns the demo's content into inputs: pictures are uploaded and named by their address, records by their id, prices
 * become cents and blocks stand under the key of their type.
 */
export class DemoInputs {
  private readonly ids = new Map<string, Record<Language, number>>()

  constructor(private readonly media: MediaLibrary) {}

  /** Remembers which records stand behind a key that a field may refer to. */
  know(field: string, key: string, ids: Record<Language, number>): void {
    this.ids.set(`${field} ${key}`, ids)
  }

  async inputOf(type: Class, fields: Values, language: Language): Promise<Values> {
    const input: Values = {}
    for (const field of fieldsOf(type).filter(isWritable)) {
      const value = fields[field.name]
      if (value !== undefined) input[field.name] = await this.valueOf(field, value, language)
    }
    return input
  }

  private async valueOf(field: FieldDescription, value: unknown, language: Language): Promise<unknown> {
    switch (field.kind) {
      case 'image':
        return this.addressOf(String(value))
      case 'images':
        return Promise.all((value as string[]).map((name) => this.addressOf(name)))
      case 'money':
        return Math.round(Number(value) * 100)
      case 'reference':
        return this.idOf(field.name, String(value), language)
      case 'items':
        return Promise.all((value as Values[]).map((item) => this.inputOf(targetOf(field), item, language)))
      case 'blocks':
        return Promise.all((value as Values[]).map((block) => this.blockOf(field, block, language)))
      default:
        return value
    }
  }

  private async blockOf(field: FieldDescription, block: Values, language: Language): Promise<Values> {
    const type = field.blockTypes?.().find((candidate) => blockKeyOf(candidate) === block.type)
    if (!type) throw new Error(`The demo has a block of the unknown type ${block.type}`)
    return { [blockKeyOf(type)]: await this.inputOf(type, block, language) }
  }

  private async addressOf(picture: string): Promise<string> {
    return (await addDemoPicture(this.media, picture)).url
  }

  private idOf(field: string, key: string, language: Language): number {
    const ids = this.ids.get(`${field} ${key}`)
    if (!ids) throw new Error(`The demo refers to ${field} ${key}, which is not there`)
    return ids[language]
  }
}
