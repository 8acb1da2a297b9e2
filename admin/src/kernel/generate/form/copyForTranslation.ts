import type { FormRecord } from '../../dataProvider/FormRecord'
import { editableFields, type ManagedCatalogue } from '../../managed/ManagedCatalogue'
import type { ManagedEntity, ManagedField } from '../../managed/ManagedEntity'
import { screenPageIn } from '../../managed/screenPages'
import { emptyValue } from '../field/emptyValues'

type Values = Record<string, unknown>

/** Finds the translation of a referenced record; null when there is none. */
type SiblingOf = (reference: string, id: number) => Promise<number | null>

/**
 * The other language's twin of a record: all that is not text is copied, blocks and list items with it, and what a
 * reference points at is replaced by its own twin.
 */
export async function copyForTranslation(
  entity: ManagedEntity,
  catalogue: ManagedCatalogue,
  sibling: FormRecord,
  siblingOf: SiblingOf,
): Promise<Values> {
  const copied = await copyFields(entity.fields, sibling, catalogue, siblingOf)
  const language = sibling.language === 'nl' ? 'en' : 'nl'
  return { ...copied, ...screenPageIn(language, sibling.url), language }
}

async function copyFields(
  fields: readonly ManagedField[],
  from: Values,
  catalogue: ManagedCatalogue,
  siblingOf: SiblingOf,
): Promise<Values> {
  const copies = editableFields(fields).map(async (field) => [
    field.name,
    await copyValue(field, from[field.name], catalogue, siblingOf),
  ])
  return Object.fromEntries(await Promise.all(copies))
}

async function copyValue(
  field: ManagedField,
  value: unknown,
  catalogue: ManagedCatalogue,
  siblingOf: SiblingOf,
): Promise<unknown> {
  if (field.kind.isOfLanguage || value === undefined) return emptyValue(field)
  if (value === null) return null
  const { reference, kind } = field
  const twinOf = (id: number) => (reference ? siblingOf(reference, id) : null)
  if (kind.references === 'one') return twinOf(value as number)
  if (kind.references) return (await Promise.all((value as number[]).map(twinOf))).filter((id) => id !== null)
  if (!kind.parts) return value
  return Promise.all(
    (value as Values[]).map(async (part) => ({
      ...(kind.parts === 'blocks' ? { __type: part.__type } : {}),
      ...(await copyFields(catalogue.partFields(field, part), part, catalogue, siblingOf)),
    })),
  )
}
