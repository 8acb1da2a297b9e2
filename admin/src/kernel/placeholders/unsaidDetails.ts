import type { FormRecord } from '../dataProvider/FormRecord'
import type { ManagedEntity, ManagedField } from '../managed/ManagedEntity'
import { type ShopText, unsaidIn } from '../shop/filledText'

/** What the texts of a record name of the shop that the shop has not said, each once. */
export function unsaidDetails({ name, fields }: ManagedEntity, record: FormRecord): ShopText[] {
  const isNamed = (field: ManagedField) => field.takesPlaceholders || field.kind.parts || name === 'mailText'
  const texts = fields.filter(isNamed).flatMap((field) => textsIn(record[field.name]))
  const language = record.language === 'en' ? 'en' : 'nl'
  return [...new Set(texts.flatMap((text) => unsaidIn(text, language)))]
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
