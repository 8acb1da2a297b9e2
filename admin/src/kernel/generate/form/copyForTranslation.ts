import type { DataProvider } from 'ra-core'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { editableFields, type ManagedCatalogue } from '../../managed/ManagedCatalogue'
import type { ManagedEntity, ManagedField } from '../../managed/ManagedEntity'
import { screenPageIn } from '../../managed/screenPages'
import { emptyValue } from '../field/emptyValues'

type Values = Record<string, unknown>

/** Finds the translation of a referenced record; null when there is none. */
export type SiblingOf = (reference: string, id: number) => Promise<number | null>

/** A reference of a translation points at the translation of what its sibling points at. */
export function twinsBy(dataProvider: DataProvider, catalogue: ManagedCatalogue): SiblingOf {
  return async (reference, id) => {
    if (!catalogue.entity(reference).isTranslated) return id
    const { data } = await dataProvider.getOne<FormRecord>(reference, { id })
    return data.sibling?.id ?? null
  }
}

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

/** What is copied of some fields for the other language: all but the texts. */
export async function copyFields(
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
  if (kind.references === 'one' || kind.isSource) return twinOf(value as number)
  if (kind.references) return (await Promise.all((value as number[]).map(twinOf))).filter((id) => id !== null)
  if (!kind.parts) return value
  return Promise.all(
    (value as Values[]).map(async (part) => ({
      ...(kind.parts === 'blocks' ? { __type: part.__type } : {}),
      ...(await copyFields(catalogue.partFields(field, part), part, catalogue, siblingOf)),
    })),
  )
}
