import type { ManagedCatalogue } from '../managed/ManagedCatalogue'
import type { ManagedBlock, ManagedEntity, ManagedField } from '../managed/ManagedEntity'
import { filledText } from '../shop/filledText'
import type { FieldSelections } from './FieldSelections'
import type { BlockValue, FormRecord, Referenced } from './FormRecord'

type Answer = Record<string, unknown>

/** Turns a record as GraphQL answers it into one for lists and forms. */
export class RecordReader {
  constructor(
    private readonly catalogue: ManagedCatalogue,
    private readonly selections: FieldSelections,
  ) {}

  read(entity: ManagedEntity, answer: Answer): FormRecord {
    const referenced: Record<string, Referenced> = {}
    const record: FormRecord = {
      ...answer,
      id: Number(answer.id),
      referenced,
      sibling: (entity.translationField ? (answer[entity.translationField] as FormRecord['sibling']) : null) ?? null,
    }
    for (const field of entity.fields) {
      if (field.kind.references === 'one' && field.reference) {
        const target = answer[field.name] as Answer | null | undefined
        record[field.name] = target ? target.id : null
        if (target) {
          const title = target[this.catalogue.entity(field.reference).titleField]
          const language = answer.language === 'en' ? 'en' : 'nl'
          referenced[field.name] = { id: Number(target.id), title: filledText(String(title ?? ''), language) }
        }
      } else if (field.kind.parts === 'blocks' && Array.isArray(answer[field.name])) {
        record[field.name] = (answer[field.name] as Answer[]).flatMap((block) => this.block(block))
      } else if (field.writeOnly) {
        record[field.name] = field.kind.absent ?? null
      } else if (field.name in answer) {
        record[field.name] = withoutTypename(answer[field.name])
      }
    }
    return record
  }

  private block(answer: Answer): BlockValue[] {
    const block = this.catalogue.blockOfType(String(answer.__typename))
    if (!block) throw new Error(`The server answered a block of the unknown type ${String(answer.__typename)}`)
    const fields = block.fields.map((field) => [field.name, this.blockField(block, field, answer)])
    return [{ __type: block.name, ...Object.fromEntries(fields) }]
  }

  private blockField(block: ManagedBlock, field: ManagedField, answer: Answer): unknown {
    const value = withoutTypename(answer[this.selections.alias(block, field.name)] ?? null)
    if (!field.kind.references) return value
    return Array.isArray(value) ? value.map(idOf) : idOf(value)
  }
}

const idOf = (target: unknown): number | null => (target as { id: number } | null)?.id ?? null

/** Apollo adds the name of its type to every object; inputs do not know it. */
function withoutTypename(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTypename)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (key === '__typename' ? [] : [[key, withoutTypename(inner)]])),
  )
}
